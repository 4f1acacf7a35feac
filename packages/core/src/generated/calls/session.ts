// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of session is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `GET /auth`. */
export const refreshSession = { path: '/auth', method: 'get', id: 'refreshSession' } as const

/** `POST /auth`. Refused with `INVALID_CREDENTIALS`. */
export const signIn = { path: '/auth', body: 'email password remember deviceTokens', method: 'post', id: 'signIn' } as const

/** `DELETE /auth`. */
export const signOut = { path: '/auth', removes: true, method: 'delete', id: 'signOut' } as const

/** `POST /auth/reset-password`. */
export const requestPasswordReset = { path: '/auth/reset-password', api: 'third', body: 'email', method: 'post', id: 'requestPasswordReset' } as const

/** `POST /reset-password`. Refused with `COMMON_PASSWORD`, `PERSONAL_PASSWORD`, `TOKEN_EXPIRED`, `WEAK_PASSWORD`. */
export const resetPassword = { path: '/reset-password', body: 'newPassword token email', method: 'post', id: 'resetPassword' } as const

/** `DELETE /sessions`. */
export const endOtherSessions = { path: '/sessions', removes: true, method: 'delete', id: 'endOtherSessions' } as const

/** `GET /sessions`. */
export const listSessions = { path: '/sessions', method: 'get', id: 'listSessions' } as const

/** `DELETE /sessions/{id}`. Refused with `NOT_FOUND`. */
export const endSession = { path: '/sessions/{id}', removes: true, method: 'delete', id: 'endSession' } as const
