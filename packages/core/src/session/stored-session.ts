import { attempt } from '../attempt.ts'
import * as storageKeys from '../storage-keys.ts'
import type { Session, SessionUser } from './session.types.ts'

/**
 * The part of the web's `Storage` that the SDK uses. Any call may throw, if the storage is full or
 * forbidden.
 */
export interface KeyValueStorage {
  /** The value of a key; null if there is none. */
  getItem(key: string): string | null
  /** Stores a value under a key. */
  setItem(key: string, value: string): void
  /** Removes a key. */
  removeItem(key: string): void
}

/** Where a session is kept. */
export interface SessionStorages {
  /**
   * Outlives the page and is shared by all tabs: sessions with "Lembrar de mim", and the business chosen
   * last.
   */
  readonly remembered: KeyValueStorage
  /** Ends with the tab, but survives a reload: the session and business of this tab, whatever other tabs do. */
  readonly current: KeyValueStorage
}

function parseUser(text: string | null): SessionUser | null {
  const user = attempt((): SessionUser | null => JSON.parse(text ?? ''), null)
  // Anything else in storage counts as signed out, and so does a user stored by an older version
  // without the fields that every page reads.
  const isComplete = user?.id && user.name && user.customFields && user.Customer !== undefined
  return isComplete ? user : null
}

/** @throws if the storage is forbidden */
function removeKeys(storage: KeyValueStorage) {
  const keys = [storageKeys.user, storageKeys.token, storageKeys.sessionSeal]
  for (const key of keys) storage.removeItem(key)
}

/** The key of the last sign-out of a user. */
export const toSealKey = (userId: string) => `${storageKeys.sessionSeal}.${userId}`

/**
 * Removes a stored session whose user has signed out since, in another tab: tabs that were closed, asleep
 * or on another site heard nothing of it.
 * @returns its token, which has to be revoked; null if there is none
 * @throws if a storage is forbidden, or the stored user is damaged
 */
export function dropSignedOut(
  storage: KeyValueStorage,
  remembered: KeyValueStorage,
): string | null {
  const user = storage.getItem(storageKeys.user)
  const seal = user && remembered.getItem(toSealKey(JSON.parse(user).id))
  if (!seal || seal === storage.getItem(storageKeys.sessionSeal)) return null
  const token = storage.getItem(storageKeys.token)
  removeKeys(storage)
  return token
}

/** The session that a storage has; null if there is none, or one that cannot be used. */
export function readSession(storage: KeyValueStorage): Session | null {
  const token = attempt(() => storage.getItem(storageKeys.token), null)
  const user = parseUser(attempt(() => storage.getItem(storageKeys.user), null))
  return token && user ? { token, user } : null
}

/**
 * Stores a session, as far as the storage accepts it.
 * @param seal identifies the user's last sign-out
 */
export function writeSession(storage: KeyValueStorage, session: Session, seal: string) {
  attempt(() => {
    storage.setItem(storageKeys.sessionSeal, seal)
    storage.setItem(storageKeys.user, JSON.stringify(session.user))
    storage.setItem(storageKeys.token, session.token)
  }, undefined)
}

/** Removes a session, unless it was replaced by somebody else's. */
export function removeSession(storage: KeyValueStorage, token: string) {
  attempt(() => {
    if (storage.getItem(storageKeys.token) === token) removeKeys(storage)
  }, undefined)
}
