/** Values that are made once and used again, those of the most recent use. */
export interface Recent<T> {
  /** The value of a key; made when it is not there. */
  take(key: string, make: () => T): T
}

/** @param max how many values are kept; the longest unused is forgotten first */
export function createRecent<T>(max: number): Recent<T> {
  const values = new Map<string, T>()
  return {
    take(key, make) {
      const value = values.has(key) ? (values.get(key) as T) : make()
      values.delete(key)
      values.set(key, value)
      if (values.size > max) {
        for (const eldest of values.keys()) {
          values.delete(eldest)
          break
        }
      }
      return value
    },
  }
}
