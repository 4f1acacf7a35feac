import { type LegalVersions, toAskedVersions } from '@tramite/core/legal'
import { storageKeys } from '@tramite/core/session'

const toKey = (userId: string) => `${storageKeys.legalAsked}.${userId}`

/** Whether this browser has already asked the user about the legal texts in force. */
export function wasAsked(userId: string, versions: LegalVersions): boolean {
  try {
    return window.localStorage.getItem(toKey(userId)) === toAskedVersions(versions)
  } catch {
    return false
  }
}

/** Remembers in this browser that the user was asked about the legal texts in force. */
export function storeAsked(userId: string, versions: LegalVersions): void {
  try {
    window.localStorage.setItem(toKey(userId), toAskedVersions(versions))
  } catch {
    // With storage blocked, the browser asks again after a reload.
  }
}
