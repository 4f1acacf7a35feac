import { createDraftStore, type DraftStorage } from '@tramite/core/drafts'

/** The browser's lasting storage, and what other tabs do to it. */
const storage: DraftStorage = {
  keys: () => Object.keys(window.localStorage),
  getItem: (key) => window.localStorage.getItem(key),
  setItem: (key, value) => window.localStorage.setItem(key, value),
  removeItem: (key) => window.localStorage.removeItem(key),
  onChange: (listener) => {
    const onStorage = ({ key }: StorageEvent) => listener(key)
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  },
}

/** What was typed in this browser and not sent. */
export const drafts = createDraftStore({ storage, clock: { now: () => new Date() } })
