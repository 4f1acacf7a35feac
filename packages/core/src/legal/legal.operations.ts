import * as calls from '../generated/calls.ts'
import { defineCommand, defineQuery } from '../http/index.ts'
import type { LegalVersion } from './legal-versions.ts'

/** `GET /legal/acceptances`: the texts in force, and every acceptance of the signed-in user. */
export const listLegalAcceptances = defineQuery(calls.listLegalAcceptances, {
  resource: 'legal',
})

/** `PUT /legal/acceptances`: accepts the version of a text that the user has read. */
export const acceptLegalText = defineCommand(calls.acceptLegalText, {
  // Of a text in force, which may be given whole.
  request: ({ document, version }: LegalVersion) => ({ body: { document, version } }),
  stale: ['legal'],
})
