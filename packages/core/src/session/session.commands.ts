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

/** How long signing out waits for the server to revoke the token, in milliseconds. */
export const revokeTimeout = 3000

/** `DELETE /auth`: revokes the token. */
export const signOut = defineCommand({
  method: 'delete',
  path: '/auth',
  request: () => ({}),
  silent: true,
  stale: [],
})

/** `GET /sessions`: where the signed-in user is signed in, the session of the call first. */
export const listSessions = defineQuery({
  resource: 'sessions',
  path: '/sessions',
  meta: { failure: 'session.listFailed' },
  request: () => ({}),
})

/** `DELETE /sessions/{id}`: signs out of one device, which is not known any more. 404 for others' sessions. */
export const endSession = defineCommand({
  method: 'delete',
  path: '/sessions/{id}',
  request: ({ id }: { id: string }) => ({ path: { id } }),
  success: 'session.ended',
  failure: 'session.endFailed',
  stale: ['sessions'],
})

/** `DELETE /sessions`: signs out of all other devices. */
export const endOtherSessions = defineCommand({
  method: 'delete',
  path: '/sessions',
  request: () => ({}),
  success: 'session.othersEnded',
  failure: 'session.endFailed',
  stale: ['sessions'],
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
