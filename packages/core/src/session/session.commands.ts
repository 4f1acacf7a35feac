import * as calls from '../generated/calls/session.ts'
import { defineCommand, defineQuery, isApiError } from '../http/index.ts'
import type { Credentials } from './session.types.ts'

interface SignInRequest extends Credentials {
  /** From `SessionStore.deviceTokens`; none when absent. */
  readonly deviceTokens?: readonly string[]
}

/** `GET /auth`: a fresh user and token for the stored session. */
export const refreshSession = defineQuery(calls.refreshSession, {
  resource: 'users',
})

/** `POST /auth`: signs in. Its texts belong to the sign-in form, not to a toast. */
export const signIn = defineCommand(calls.signIn, {
  request: ({ email, password, remember = false, deviceTokens = [] }: SignInRequest) => ({
    body: { email, password, remember, deviceTokens: [...deviceTokens] },
  }),
  failure: 'session.signInFailed',
  needsAnswer: true,
  stale: [],
})

/** How long signing out waits for the server to revoke the token, in milliseconds. */
export const revokeTimeout = 3000

const revoke = defineCommand(calls.signOut, { silent: true, stale: [] })

/** `DELETE /auth`: revokes the token. One that is no longer accepted (401) counts as revoked. */
/* @__NO_SIDE_EFFECTS__ */
export const signOut: typeof revoke = (client) => {
  const command = revoke(client)
  return {
    ...command,
    mutationFn: (input) =>
      command.mutationFn(input).catch((error: unknown) => {
        if (isApiError(error) && error.status === 401) return undefined
        throw error
      }),
  }
}

/** `POST /auth/reset-password`: sends the link, if the e-mail has an account. */
export const requestPasswordReset = defineCommand(calls.requestPasswordReset, {
  failure: 'session.recoveryFailed',
  stale: [],
})

/** `POST /reset-password`: sets the new password with the token of the link. */
export const resetPassword = defineCommand(calls.resetPassword, {
  silent: true,
  stale: [],
})
