import { defineCommand, defineQuery } from '../http/index.ts'
import type { LegalVersion } from './legal-versions.ts'

/** `GET /legal/acceptances`: the texts in force, and every acceptance of the signed-in user. */
export const listLegalAcceptances = defineQuery({
  resource: 'legal',
  path: '/legal/acceptances',
  request: () => ({}),
})

/** `PUT /legal/acceptances`: accepts the version of a text that the user has read. */
export const acceptLegalText = defineCommand({
  method: 'put',
  path: '/legal/acceptances',
  request: ({ document, version }: LegalVersion) => ({ body: { document, version } }),
  stale: ['legal'],
})
