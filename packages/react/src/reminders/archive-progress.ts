/**
 * How many reminders of a bulk action are done, subscribed to only by what shows it: the table below has
 * hundreds of rows.
 */
export interface ArchiveProgress {
  get(): number
  set(done: number): void
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
}

export function createArchiveProgress(): ArchiveProgress {
  const listeners = new Set<() => void>()
  let done = 0
  return {
    get: () => done,
    set(next) {
      done = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
