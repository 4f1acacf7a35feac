/** An event with any number of subscribers. */
export interface Emitter<T> {
  /** Calls all subscribers. */
  emit(value: T): void
  /** @returns unsubscribes */
  subscribe(listener: (value: T) => void): () => void
}

/** An emitter without subscribers. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    emit(value) {
      for (const listener of [...listeners]) listener(value)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
