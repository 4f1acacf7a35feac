import { attempt } from '../attempt.ts'
import * as storageKeys from '../storage-keys.ts'
import type { SessionUser } from './session.types.ts'
import type { KeyValueStorage } from './stored-session.ts'

/**
 * The business that a storage has for the signed-in user. Null if another user chose it, and for the firm's
 * staff, who start without one. It is sent as a header with every call, so a value that is not valid in a
 * header counts as none: it would make every call fail.
 * @param user null while nobody is signed in
 */
export function readStoredBusiness(
  storage: Pick<KeyValueStorage, 'getItem'>,
  user: Partial<Pick<SessionUser, 'id' | 'type'>> | null,
): string | null {
  const owner = storage.getItem(storageKeys.businessOf)
  const id = storage.getItem(storageKeys.businessId) ?? ''
  const isTheirs = user?.type !== 'BACKOFFICE' && (!user || owner === null || owner === user.id)
  return isTheirs && /^[\w-]+$/.test(id) ? id : null
}

/**
 * Stores the chosen business, as far as the storage accepts it.
 * @param id null removes it
 * @param owner the user who has chosen it
 */
export function writeBusiness(storage: KeyValueStorage, id: string | null, owner: string | null) {
  attempt(() => {
    if (id === null) storage.removeItem(storageKeys.businessId)
    else storage.setItem(storageKeys.businessId, id)
    if (owner === null) storage.removeItem(storageKeys.businessOf)
    else storage.setItem(storageKeys.businessOf, owner)
  }, undefined)
}

/** The user who has chosen the business that a storage has; null if that is not known. */
export const readOwner = (storage: KeyValueStorage): string | null =>
  attempt(() => storage.getItem(storageKeys.businessOf), null)
