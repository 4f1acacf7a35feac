/** The values of a form that are there: neither empty nor absent. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined | ''> }

/** Leaves out what is empty: a filter asks for what was chosen, and for nothing else. */
export function toGiven<T extends object>(values: T): Given<T> {
  const given = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined)
  return Object.fromEntries(given) as Given<T>
}
