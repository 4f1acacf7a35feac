import type { KeyValueStorage, SessionStorages } from './session-store.ts'

declare const localStorage: KeyValueStorage
declare const sessionStorage: KeyValueStorage

/** The storages of a browser's page; null anywhere else, and on a page that may have none. */
export function findBrowserStorages(): SessionStorages | null {
  // Other programs may have storages of the same name, which are shared by all of their users.
  if (!('document' in globalThis)) return null
  try {
    return { remembered: localStorage, current: sessionStorage }
  } catch {
    return null
  }
}
