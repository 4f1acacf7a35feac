import { type LegalVersions, toAskedVersions } from '@tramite/core/legal'
import { storageKeys } from '@tramite/core/session'

const toKey = (userId: string) => `${storageKeys.legalAsked}.${userId}`

/** Whether this browser has asked somebody about the legal texts in force. */
export function wasAsked(userId: string, versions: LegalVersions): boolean {
  try {
    return window.localStorage.getItem(toKey(userId)) === toAskedVersions(versions)
  } catch {
    return false
  }
}

/** Remembers in this browser that somebody was asked about the legal texts in force. */
export function storeAsked(userId: string, versions: LegalVersions): void {
  try {
    window.localStorage.setItem(toKey(userId), toAskedVersions(versions))
  } catch {
    // A browser that keeps nothing asks again when the page is loaded anew.
  }
}
