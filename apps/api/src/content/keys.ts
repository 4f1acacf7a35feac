/** The duplicates, each once. */
export function findRepeated<Key extends string>(keys: readonly Key[]): Key[] {
  return [...new Set(keys.filter((key, place) => keys.indexOf(key) !== place))]
}
