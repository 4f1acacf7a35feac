import type { DraftStorage } from '@tramite/core/drafts'

/** The browser's local storage, with a listener for changes by other tabs. */
export const browserDraftStorage: DraftStorage = {
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
