import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

const { cookieConsent, cookieConsentSince, cookieConsentVersion } = storageKeys

/**
 * What this browser has answered about cookies; null while nothing, also where nothing can be kept.
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
    return null
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
    // A browser that keeps nothing is asked again by the next page.
  }
}
