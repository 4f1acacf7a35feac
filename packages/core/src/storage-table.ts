import type * as storageKeys from './storage-keys.ts'

type StorageKeys = typeof storageKeys

/** A key of the browser's storage: one of the table, or one that begins with one. */
export type StorageKey =
  | StorageKeys[keyof StorageKeys]
  | `${StorageKeys[keyof StorageKeys]}${'.' | '/'}${string}`

/** Where the values of a key are stored, and when they end. */
export interface StorageEntry {
  /**
   * The storage of the origin (`local`), which all tabs share, or that of one tab (`session`), which ends with it.
   * `both`: the tab has its own value, and the origin the one for the tabs that open later.
   */
  readonly storage: 'local' | 'session' | 'both'
  /**
   * With the user's sign-out; once it has been used, as a draft that is sent (or else after `DRAFT_DAYS`, or when the user
   * says so at signing out); or `never`, that is when the data of the site are deleted in the browser.
   */
  readonly ends: 'signOut' | 'use' | 'never'
}

/** All that is stored in a browser. The cookie policy says the same to the user, which its tests hold it to. */
export const storageTable: Readonly<Record<keyof StorageKeys, StorageEntry>> = {
  user: { storage: 'both', ends: 'signOut' },
  token: { storage: 'both', ends: 'signOut' },
  sessionSeal: { storage: 'both', ends: 'never' },
  businessId: { storage: 'both', ends: 'never' },
  businessOf: { storage: 'both', ends: 'never' },
  devices: { storage: 'local', ends: 'never' },
  cookieConsent: { storage: 'local', ends: 'never' },
  cookieConsentSince: { storage: 'local', ends: 'never' },
  cookieConsentVersion: { storage: 'local', ends: 'never' },
  legalAsked: { storage: 'local', ends: 'never' },
  theme: { storage: 'local', ends: 'never' },
  lastSeen: { storage: 'both', ends: 'signOut' },
  draft: { storage: 'local', ends: 'use' },
  draftSeal: { storage: 'local', ends: 'never' },
  mailLink: { storage: 'session', ends: 'use' },
  lostCode: { storage: 'session', ends: 'use' },
  reloadMessage: { storage: 'session', ends: 'use' },
  riskTerms: { storage: 'local', ends: 'never' },
}
