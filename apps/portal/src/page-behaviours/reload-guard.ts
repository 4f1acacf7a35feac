import { storageKeys } from '@tramite/core/session'

/**
 * Keeps a page from reloading endlessly: stores in the tab which code a document could not load, for the
 * document after the reload. Code that is missing again after a reload does not cause another one.
 * @returns records the message of a failed import; true if the previous document failed with the same
 * message, or if that cannot be known
 */
export function createReloadGuard(): (message: string) => boolean {
  const missing = new Set<string>()
  try {
    for (const message of JSON.parse(window.sessionStorage.getItem(storageKeys.lostCode) ?? '[]'))
      missing.add(message)
    window.sessionStorage.removeItem(storageKeys.lostCode)
  } catch {
    return () => true
  }
  const before = new Set(missing)
  return (message) => {
    missing.add(message)
    try {
      window.sessionStorage.setItem(storageKeys.lostCode, JSON.stringify([...missing]))
    } catch {
      return true
    }
    return before.has(message)
  }
}
