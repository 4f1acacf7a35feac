/** A cache of values made on demand; keeps the most recently used ones. */
export interface LruCache<T> {
  /** The value of a key; created if it is missing. */
  getOrCreate(key: string, create: () => T): T
}

/** @param max maximum number of values; the least recently used one is evicted first */
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
