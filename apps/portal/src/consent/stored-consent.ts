import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

const { cookieConsent, cookieConsentSince, cookieConsentVersion } = storageKeys

const listeners = new Set<() => void>()
/** What was answered and could not be kept: it stands until the page is left. */
let unkept: CookieConsent = null

const keys: readonly string[] = [cookieConsent, cookieConsentSince, cookieConsentVersion]

/** Calls back when an answer is given on this page, or given or taken back in another tab. @returns what ends it */
export function subscribeToConsent(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Without a key all that was stored is gone.
    if (key === null || keys.includes(key)) listener()
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
    return toCookieConsent(answer, now, version) ?? unkept
  } catch {
    return unkept
  }
}

/** Removes what is stored first: a full storage would hold on to a yes that is taken back. */
function store(answer: 'true' | 'false', since: string, version: string): void {
  const { localStorage } = window
  for (const key of keys) localStorage.removeItem(key)
  localStorage.setItem(cookieConsent, answer)
  localStorage.setItem(cookieConsentSince, since)
  localStorage.setItem(cookieConsentVersion, version)
}

/**
 * Keeps the answer for this browser, since when it is given and to which version of the policy.
 * @returns whether it is kept; where it is not, it stands on this page, and the next one asks again
 */
export function storeConsent(answer: 'true' | 'false', now: Date, version: string): boolean {
  unkept = null
  try {
    store(answer, now.toISOString(), version)
  } catch {
    unkept = answer
  }
  for (const listener of listeners) listener()
  return unkept === null
}
