import { attempt } from '../attempt.ts'
import { createRandomId } from '../http/random-id.ts'
import * as storageKeys from '../storage-keys.ts'
import type { Session, SessionUser, SignedIn } from './session.types.ts'
import { readOwner, readStoredBusiness, writeBusiness } from './stored-business.ts'
import { devicesMax, readDevices } from './stored-devices.ts'
import {
  dropSignedOut,
  type KeyValueStorage,
  readSession,
  removeSession,
  type SessionStorages,
  toSealKey,
  writeSession,
} from './stored-session.ts'

/** The stored session: the signed-in user, their token and their business. */
export interface SessionStore {
  /** Tokens of stored sessions that were found to be over: `createTramite` revokes them. */
  readonly dropped: readonly string[]
  /** The signed-in user and their token. */
  session(): Session | null
  /** The token alone, for each call. */
  token(): string | null
  /** Stores a new session, and this device's token. Other tabs keep their sessions. */
  signIn(session: SignedIn, options: { remember: boolean }): void
  /**
   * The tokens by which the server recognises this device, one for each user who has signed in on it,
   * newest first. They outlive the sessions: thanks to them, wrong passwords entered by strangers lock
   * nobody out here.
   */
  deviceTokens(): readonly string[]
  /**
   * Replaces the user, and the token only if one is given.
   * @param of the token that the request was made with: its answer says nothing about a session that has
   * begun since
   * @returns whether the update was accepted
   */
  update(user: SessionUser, token?: string, of?: string | null): boolean
  /**
   * Begins to sign the user out of this browser: sessions of theirs that tabs have stored are no longer read,
   * and a remembered one of another tab is removed. The session of this program continues until `clear`.
   * @returns the token of the one removed, which has to be revoked; null if there is none
   */
  signOut(): string | null
  /** Whether the user has signed out of this browser since the session began. */
  isSignedOut(): boolean
  /**
   * Removes user and token, of this tab's session only. The device stays known, and so does the business:
   * the guard checks it against the next list.
   * @param of only if the session still has this token
   */
  clear(of?: string | null): void
  /**
   * Whether the server has confirmed the signed-in user since the page began; storage only holds an
   * earlier state.
   */
  isFresh(): boolean
  /**
   * The business chosen last, unless another user chose it. For the firm's staff only one that this program
   * has chosen since they signed in: they see every business, and must not be limited to one that a customer
   * has left behind.
   */
  businessId(): string | null
  /**
   * Stores the id of the chosen business without checking it: `selectBusiness` of the SDK checks that it is
   * one of the user's. For the firm's staff only until the program ends.
   * @param id null if the user no longer has a business: the stored one is removed
   */
  keepBusinessId(id: string | null): void
}

/**
 * A session store over two storages. A storage that refuses to write does not break the session, which
 * then lives as long as the page.
 */
export function createSessionStore({ remembered, current }: SessionStorages): SessionStore {
  const dropped = new Set<string>()
  for (const storage of [current, remembered]) {
    const token = attempt(() => dropSignedOut(storage, remembered), null)
    if (token) dropped.add(token)
  }
  let session = readSession(current)
  const readSeal = () =>
    attempt(() => session && remembered.getItem(toSealKey(session.user.id)), '') ?? ''
  let seal = readSeal()
  if (session === null) {
    session = readSession(remembered)
    seal = readSeal()
    // Pins the session to this tab, so that a reload keeps it even if somebody else has signed in in
    // another tab.
    if (session) writeSession(current, session, seal)
  }
  let isFresh = false
  /** The tokens that this page knew last: the storage may have refused them. */
  let known: readonly string[] = []
  /** Read from the storage, too: another tab may have signed somebody in since. */
  const toDevices = (...newest: string[]) =>
    [...new Set([...newest, ...readDevices(remembered), ...known])].slice(0, devicesMax)
  const readBusiness = (storage: KeyValueStorage) =>
    attempt(() => readStoredBusiness(storage, session?.user ?? null), null)
  const readBusinessId = () => readBusiness(current) ?? readBusiness(remembered)
  let businessId = readBusinessId()
  // Pins the business to this tab, so that a reload keeps it even if another tab has switched.
  if (businessId && readBusiness(current) === null) {
    writeBusiness(current, businessId, readOwner(remembered))
  }

  /** Whether the session is the one that outlives the tab. */
  const isRemembered = () =>
    session !== null && attempt(() => remembered.getItem(storageKeys.token), null) === session.token

  function isSignedOut(): boolean {
    const last = readSeal()
    return last !== '' && last !== seal
  }

  function forget(): void {
    if (session === null) return
    for (const storage of [remembered, current]) removeSession(storage, session.token)
    session = null
    businessId = readBusinessId()
  }

  return {
    dropped: [...dropped],
    session: () => session,
    token: () => session?.token ?? null,
    signIn({ deviceToken, ...next }, { remember }) {
      forget()
      session = next
      isFresh = true
      businessId = readBusinessId()
      seal = readSeal()
      for (const storage of remember ? [current, remembered] : [current]) {
        writeSession(storage, next, seal)
      }
      known = toDevices(deviceToken)
      attempt(() => remembered.setItem(storageKeys.devices, known.join(' ')), undefined)
    },
    deviceTokens: () => toDevices(),
    update(user, token, of = session?.token) {
      if (!session || session.token !== of) return false
      const homes = isRemembered() ? [current, remembered] : [current]
      session = { user, token: token ?? session.token }
      isFresh = true
      for (const storage of homes) writeSession(storage, session, seal)
      return true
    },
    signOut() {
      // A remembered session that is found after a sign-out in another tab is a new one.
      if (session === null || isSignedOut()) return null
      const key = toSealKey(session.user.id)
      attempt(() => remembered.setItem(key, createRandomId()), undefined)
      const other = readSession(remembered)
      const isTheirs = other?.user.id === session.user.id && other.token !== session.token
      if (!other || !isTheirs) return null
      removeSession(remembered, other.token)
      return other.token
    },
    isSignedOut,
    clear(of = session?.token) {
      if (session?.token === of) forget()
    },
    isFresh: () => isFresh,
    businessId: () => businessId,
    keepBusinessId(id) {
      businessId = id
      if (session?.user.type === 'BACKOFFICE') return
      for (const storage of [remembered, current]) {
        const isTheirs = id !== null || readBusiness(storage) !== null
        if (isTheirs) writeBusiness(storage, id, id && (session?.user.id ?? null))
      }
    },
  }
}
