/** Something that happens now and then, and whoever wants to hear of it. */
export interface Signal<T> {
  /** Tells all listeners. */
  tell(value: T): void
  /**
   * Hears of it from now on.
   * @returns ends it
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
