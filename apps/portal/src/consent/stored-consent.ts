import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

/** What this browser has answered about cookies; null while nothing, also where nothing can be kept. */
export function readConsent(now: Date): CookieConsent {
  try {
    const stored = window.localStorage.getItem(storageKeys.cookieConsent)
    const since = window.localStorage.getItem(storageKeys.cookieConsentSince)
    return toCookieConsent({ stored, since }, now)
  } catch {
    return null
  }
}

/** Keeps the answer for this browser, and since when it is given. */
export function storeConsent(answer: 'true' | 'false', now: Date): void {
  try {
    window.localStorage.setItem(storageKeys.cookieConsent, answer)
    window.localStorage.setItem(storageKeys.cookieConsentSince, now.toISOString())
  } catch {
    // A browser that keeps nothing is asked again by the next page.
  }
}
