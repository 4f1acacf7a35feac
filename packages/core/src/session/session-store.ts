import type { Session, SessionUser, SignedIn } from './session.types.ts'

/** The part of the web's `Storage` that the SDK uses. Any call may throw: full, or forbidden. */
export interface KeyValueStorage {
  /** The value of a key; null when there is none. */
  getItem(key: string): string | null
  /** Keeps a value under a key. */
  setItem(key: string, value: string): void
  /** Forgets a key. */
  removeItem(key: string): void
}

/** Where a session is kept. */
export interface SessionStorages {
  /** Outlives the page: sessions with "Lembrar de mim", and the active business. */
  readonly remembered: KeyValueStorage
  /** Ends with the tab, and survives a reload: all other sessions. */
  readonly current: KeyValueStorage
}

/** The product's keys in the browser's storage (specification §9). */
export const storageKeys = {
  user: 'tramite.user',
  token: 'tramite.token',
  businessId: 'tramite.businessId',
  devices: 'tramite.devices',
  cookieConsent: 'tramite.cookieConsent',
} as const

/** The stored session: who is signed in, with which token, in which business. */
export interface SessionStore {
  /** Who is signed in, and with which token. */
  session(): Session | null
  /** The token alone, for each call. */
  token(): string | null
  /** Stores a new session, and the token of this device beside it. */
  signIn(session: SignedIn, options: { remember: boolean }): void
  /**
   * What this device is known by to the server, of everybody who has signed in on it, newest first. They
   * outlive the sessions: with them, strangers' wrong passwords lock nobody out here.
   */
  deviceTokens(): readonly string[]
  /** Replaces the user, and the token only when one is given. */
  update(user: SessionUser, token?: string): void
  /** Forgets user and token. The device stays known, and so does the business: the guard checks it against the next list. */
  clear(): void
  /** The business that was chosen last. */
  businessId(): string | null
  /** Keeps the chosen business. */
  selectBusiness(id: string): void
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    return otherwise
  }
}

function parseUser(text: string | null): SessionUser | null {
  if (!text) return null
  return attempt(() => JSON.parse(text) as SessionUser, null)
}

function readSession(storage: KeyValueStorage): Session | null {
  const token = attempt(() => storage.getItem(storageKeys.token), null)
  const user = parseUser(attempt(() => storage.getItem(storageKeys.user), null))
  return token && user ? { token, user } : null
}

function writeSession(storage: KeyValueStorage, session: Session) {
  attempt(() => {
    storage.setItem(storageKeys.user, JSON.stringify(session.user))
    storage.setItem(storageKeys.token, session.token)
  }, undefined)
}

function removeSession(storage: KeyValueStorage) {
  attempt(() => storage.removeItem(storageKeys.user), undefined)
  attempt(() => storage.removeItem(storageKeys.token), undefined)
}

/** How many people a device is known of: as many as sign-in takes. */
const devicesMax = 5

function readDevices(storage: KeyValueStorage): string[] {
  const text = attempt(() => storage.getItem(storageKeys.devices), null) ?? ''
  return text
    .split(' ')
    .filter((token) => /^[\w-]{16,128}$/.test(token))
    .slice(0, devicesMax)
}

/**
 * A session store over two storages. A storage that refuses to write does not break the session:
 * it then lives as long as the page.
 */
export function createSessionStore({ remembered, current }: SessionStorages): SessionStore {
  const fromRemembered = readSession(remembered)
  let home = fromRemembered ? remembered : current
  let session = fromRemembered ?? readSession(current)
  let deviceTokens = readDevices(remembered)
  let businessId = attempt(() => remembered.getItem(storageKeys.businessId), null)

  return {
    session: () => session,
    token: () => session?.token ?? null,
    signIn({ deviceToken, ...next }, { remember }) {
      removeSession(remembered)
      removeSession(current)
      home = remember ? remembered : current
      session = next
      writeSession(home, next)
      deviceTokens = [deviceToken, ...deviceTokens.filter((token) => token !== deviceToken)]
      deviceTokens.splice(devicesMax)
      const text = deviceTokens.join(' ')
      attempt(() => remembered.setItem(storageKeys.devices, text), undefined)
    },
    deviceTokens: () => deviceTokens,
    update(user, token) {
      if (!session) return
      session = { user, token: token ?? session.token }
      writeSession(home, session)
    },
    clear() {
      session = null
      removeSession(remembered)
      removeSession(current)
    },
    businessId: () => businessId,
    selectBusiness(id) {
      businessId = id
      attempt(() => remembered.setItem(storageKeys.businessId, id), undefined)
    },
  }
}
