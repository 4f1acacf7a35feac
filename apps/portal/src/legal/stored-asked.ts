import { type LegalVersions, toAskedVersions } from '@tramite/core/legal'
import { storageKeys } from '@tramite/core/session'
import { readStored, store } from '../integrations/page-storage.ts'

const toKey = (userId: string) => `${storageKeys.legalAsked}.${userId}` as const

/** Whether this browser has already asked the user about the legal texts in force. */
export const wasAsked = (userId: string, versions: LegalVersions): boolean =>
  readStored('localStorage', toKey(userId)) === toAskedVersions(versions)

/** Remembers in this browser that the user was asked about the legal texts in force. */
export const storeAsked = (userId: string, versions: LegalVersions): void =>
  store('localStorage', toKey(userId), toAskedVersions(versions))
