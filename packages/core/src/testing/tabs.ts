import type { DraftStorage } from '../drafts/index.ts'

/** A storage shared by several tabs, as in a browser. */
export interface SharedStorage {
  /** The storage as seen by one more tab, which is notified of the changes by the others. */
  openTab(): DraftStorage
  /** Its whole content. */
  readonly entries: ReadonlyMap<string, string>
  /** Stores anything in it, as another version of the program might have. */
  put(key: string, value: string): void
  /** Whether writes are refused, as in a full storage. */
  isFull: boolean
}

/** A storage in memory for tests of several tabs. */
export function createSharedStorage(): SharedStorage {
  const entries = new Map<string, string>()
  const tabs = new Map<object, Set<(key: string | null) => void>>()
  const shared = {
    entries,
    isFull: false,
    put: (key: string, value: string) => void entries.set(key, value),
    openTab(): DraftStorage {
      const tab = {}
      const own = new Set<(key: string | null) => void>()
      tabs.set(tab, own)
      const notify = (key: string) => {
        for (const [other, listeners] of tabs) {
          if (other !== tab) for (const listener of listeners) listener(key)
        }
      }
      return {
        keys: () => [...entries.keys()],
        getItem: (key) => entries.get(key) ?? null,
        setItem: (key, value) => {
          if (shared.isFull) throw new Error('QuotaExceededError')
          entries.set(key, value)
          notify(key)
        },
        removeItem: (key) => {
          if (entries.delete(key)) notify(key)
        },
        onChange: (listener) => {
          own.add(listener)
          return () => own.delete(listener)
        },
      }
    },
  }
  return shared
}
