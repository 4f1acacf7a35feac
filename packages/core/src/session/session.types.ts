import type { components } from '../generated/schema.ts'

/** The signed-in user, as sign-in and refresh answer it. */
export type SessionUser = components['schemas']['User']

/** Where and since when somebody is signed in. */
export type SessionSummary = components['schemas']['SessionSummary']

/** Who is signed in, and the token that proves it. */
export interface Session {
  readonly user: SessionUser
  readonly token: string
}

/** The session that begins with signing in. */
export interface SignedIn extends Session {
  /** Proves at the next sign-in that the user has signed in on this device before. */
  readonly deviceToken: string
}

/** What the user gives to sign in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** "Lembrar de mim": the session outlives the page. */
  readonly remember: boolean
}
