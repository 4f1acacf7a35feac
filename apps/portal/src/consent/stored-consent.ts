import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

/** What this browser has answered about cookies; null while nothing, also where nothing can be kept. */
export function readConsent(): CookieConsent {
  try {
    return toCookieConsent(window.localStorage.getItem(storageKeys.cookieConsent))
  } catch {
    return null
  }
}

/** Keeps the answer for this browser. */
export function storeConsent(answer: 'true' | 'false'): void {
  try {
    window.localStorage.setItem(storageKeys.cookieConsent, answer)
  } catch {
    // A browser that keeps nothing is asked again by the next page.
  }
}
