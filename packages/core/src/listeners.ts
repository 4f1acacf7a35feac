/** The subscribers of a store. */
export interface Listeners {
  readonly hasAny: () => boolean
  readonly notify: () => void
  /** @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * @param onFirst called before the first subscriber is added, such as to begin following a source
 * @param onLast called after the last one has unsubscribed
 */
export function createListeners(onFirst?: () => void, onLast?: () => void): Listeners {
  const listeners = new Set<() => void>()
  return {
    hasAny: () => listeners.size > 0,
    notify() {
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) onFirst?.()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.()
      }
    },
  }
}
