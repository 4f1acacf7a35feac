import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

const { cookieConsent, cookieConsentSince, cookieConsentVersion } = storageKeys

const listeners = new Set<() => void>()
/** What was answered where nothing can be kept: it stands until the page is left. */
let unkept: CookieConsent = null

const keys: readonly (string | null)[] = [
  cookieConsent,
  cookieConsentSince,
  cookieConsentVersion,
  // All that was stored is gone.
  null,
]

/** Calls back when an answer is given on this page, or given or taken back in another tab. @returns what ends it */
export function subscribeToConsent(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (keys.includes(key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', follow)
  }
}

/**
 * What this browser has answered about cookies; null while nothing.
 * @param version of the cookie policy in force
 */
export function readConsent(now: Date, version: string): CookieConsent {
  try {
    const { localStorage } = window
    const answer = {
      stored: localStorage.getItem(cookieConsent),
      since: localStorage.getItem(cookieConsentSince),
      version: localStorage.getItem(cookieConsentVersion),
    }
    return toCookieConsent(answer, now, version)
  } catch {
    return unkept
  }
}

/** Keeps the answer for this browser, since when it is given and to which version of the policy. */
export function storeConsent(answer: 'true' | 'false', now: Date, version: string): void {
  try {
    const { localStorage } = window
    localStorage.setItem(cookieConsent, answer)
    localStorage.setItem(cookieConsentSince, now.toISOString())
    localStorage.setItem(cookieConsentVersion, version)
  } catch {
    // The next page asks again.
    unkept = answer
  }
  for (const listener of listeners) listener()
}
