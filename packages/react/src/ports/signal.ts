/** Something that happens now and then, with any number of listeners. */
export interface Signal<T> {
  /** Notifies all listeners. */
  tell(value: T): void
  /**
   * Adds a listener.
   * @returns removes it
   */
  listen(listener: (value: T) => void): () => void
}

/** A signal without listeners. */
export function createSignal<T>(): Signal<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    tell(value) {
      for (const listener of [...listeners]) listener(value)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
