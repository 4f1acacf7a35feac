import { createMemoryStorage } from './memory-storage.ts'
import type { KeyValueStorage, SessionStorages } from './stored-session.ts'

declare const localStorage: KeyValueStorage
declare const sessionStorage: KeyValueStorage

const inMemory = (): SessionStorages => ({
  remembered: createMemoryStorage(),
  current: createMemoryStorage(),
})

/**
 * The storages of a browser's page. Anywhere else, and on a page that may have none, they are in memory: a session
 * lasts as long as the program or the page.
 */
export function openStorages(): SessionStorages {
  // Other runtimes may have storages of the same name, which all of their users share.
  if (!('document' in globalThis)) return inMemory()
  try {
    return { remembered: localStorage, current: sessionStorage }
  } catch {
    return inMemory()
  }
}
