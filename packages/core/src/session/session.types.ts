import type { components } from '../generated/schema.ts'

/** The signed-in user, as sign-in and refresh answer it. */
export type SessionUser = components['schemas']['User']

/** Who is signed in, and the token that proves it. */
export interface Session {
  readonly user: SessionUser
  readonly token: string
}

/** What the user gives to sign in. */
export interface Credentials {
  readonly email: string
  readonly password: string
  /** "Lembrar de mim": the session outlives the page. */
  readonly remember: boolean
}
