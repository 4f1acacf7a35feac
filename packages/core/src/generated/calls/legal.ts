// Generated from openapi/ by `npm run gen`. Do not edit.

/**
 * How each operation of legal is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
/** `PUT /legal/acceptances`. Refused with `CONFLICT`, `LEGAL_VERSION_OUTDATED`. */
export const acceptLegalText = { path: '/legal/acceptances', body: 'document version', method: 'put', id: 'acceptLegalText' } as const

/** `GET /legal/acceptances`. */
export const listLegalAcceptances = { path: '/legal/acceptances', method: 'get', id: 'listLegalAcceptances' } as const

/** `GET /legal/texts/{document}`. */
export const getLegalText = { path: '/legal/texts/{document}', method: 'get', id: 'getLegalText' } as const
