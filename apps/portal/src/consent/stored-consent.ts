import { storageKeys } from '@tramite/core/session'
import { type CookieConsent, toCookieConsent } from '@tramite/core/shell'

const listeners = new Set<() => void>()
/** An answer that could not be stored: it applies until the page is left. */
let unstored: CookieConsent = null

const keys: readonly string[] = [
  storageKeys.cookieConsent,
  storageKeys.cookieConsentSince,
  storageKeys.cookieConsentVersion,
]

/**
 * Calls back when consent is answered on this page, or answered or withdrawn in another tab.
 * @returns unsubscribes
 */
export function subscribeToConsent(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    // Without a key, the whole storage was cleared.
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
 * What this browser has answered about cookies; null until it has.
 * @param version of the cookie policy in force
 */
export function readConsent(now: Date, version: string): CookieConsent {
  try {
    const { localStorage } = window
    const answer = {
      stored: localStorage.getItem(storageKeys.cookieConsent),
      since: localStorage.getItem(storageKeys.cookieConsentSince),
      version: localStorage.getItem(storageKeys.cookieConsentVersion),
    }
    return toCookieConsent(answer, now, version) ?? unstored
  } catch {
    return unstored
  }
}

/** Removes the stored answer first: otherwise a full storage would keep a consent that is withdrawn. */
function store(answer: 'true' | 'false', since: string, version: string): void {
  const { localStorage } = window
  for (const key of keys) localStorage.removeItem(key)
  localStorage.setItem(storageKeys.cookieConsent, answer)
  localStorage.setItem(storageKeys.cookieConsentSince, since)
  localStorage.setItem(storageKeys.cookieConsentVersion, version)
}

/**
 * Stores the answer in this browser, with its time and the version of the policy.
 * @returns whether it was stored; if not, it applies to this page only, and the next one asks again
 */
export function storeConsent(answer: 'true' | 'false', now: Date, version: string): boolean {
  unstored = null
  try {
    store(answer, now.toISOString(), version)
  } catch {
    unstored = answer
  }
  for (const listener of listeners) listener()
  return unstored === null
}
