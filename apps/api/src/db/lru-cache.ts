/** Values that are made once and used again, those of the most recent use. */
export interface LruCache<T> {
  /** The value of a key; made when it is not there. */
  getOrCreate(key: string, create: () => T): T
}

/** @param max how many values are kept; the least recently used one is forgotten first */
export function createLruCache<T>(max: number): LruCache<T> {
  const values = new Map<string, T>()
  return {
    getOrCreate(key, create) {
      const value = values.has(key) ? (values.get(key) as T) : create()
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
