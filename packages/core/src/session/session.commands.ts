import { defineCommand, defineQuery } from '../http/index.ts'
import type { Credentials } from './session.types.ts'

interface SignInInput extends Omit<Credentials, 'remember'> {
  /** "Lembrar de mim"; not when absent. */
  readonly remember?: boolean
  /** What `SessionStore.deviceTokens` has kept; none when absent. */
  readonly deviceTokens?: readonly string[]
}

/** `GET /auth`: a fresh user and token for the stored session. */
export const refreshSession = defineQuery({
  resource: 'users',
  path: '/auth',
  request: () => ({}),
})

/** `POST /auth`: signs in. Its texts are the sign-in form's, not a toast's. */
export const signIn = defineCommand({
  method: 'post',
  path: '/auth',
  request: ({ email, password, remember = false, deviceTokens = [] }: SignInInput) => ({
    body: { email, password, remember, deviceTokens: [...deviceTokens] },
  }),
  failure: 'session.signInFailed',
  stale: [],
})

/** `DELETE /auth`: revokes the token. */
export const signOut = defineCommand({
  method: 'delete',
  path: '/auth',
  request: () => ({}),
  silent: true,
  stale: [],
})

/** `POST /auth/reset-password`: sends the link, if the e-mail has an account. */
export const requestPasswordReset = defineCommand({
  method: 'post',
  path: '/auth/reset-password',
  request: (input: { email: string }) => ({ body: input }),
  failure: 'session.recoveryFailed',
  stale: [],
})

/** `POST /reset-password`: sets the new password with the token of the link. */
export const resetPassword = defineCommand({
  method: 'post',
  path: '/reset-password',
  request: (input: { newPassword: string; token: string; email: string }) => ({ body: input }),
  silent: true,
  stale: [],
})
