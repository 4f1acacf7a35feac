/** How many reminders of a bulk action are over, for who shows it alone: the table below has hundreds of rows. */
export interface ArchiveProgress {
  get(): number
  set(done: number): void
  /** @returns ends it */
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
