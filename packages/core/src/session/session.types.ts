import type { components } from '../generated/schema.ts'

/** The signed-in user, as returned by sign-in and refresh. */
export type SessionUser = components['schemas']['User']

/** A device on which a user is signed in, and since when. */
export type SessionSummary = components['schemas']['SessionSummary']

/** The signed-in user, and the token that proves it. */
export interface Session {
  readonly user: SessionUser
  readonly token: string
}

/** The session that begins with signing in. */
export interface SignedIn extends Session {
  /** Proves at the next sign-in that the user has signed in on this device before. */
  readonly deviceToken: string
}

/** What the user enters to sign in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** "Lembrar de mim": the session outlives the page; false when absent. */
  readonly remember?: boolean
}
