import type { StorageKey } from '@tramite/core/session'

/** The browser's storage: of the origin, or of this tab. */
type StorageName = 'localStorage' | 'sessionStorage'

/** @returns the stored value; null if there is none, or if storage is blocked */
export function readStored(storage: StorageName, key: StorageKey): string | null {
  try {
    // With storage blocked, even the property throws.
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a value. If storage is blocked or full nothing is stored, and the value is lost with the page.
 * @param value null removes it
 */
export function store(storage: StorageName, key: StorageKey, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
  } catch {
    // See above.
  }
}
