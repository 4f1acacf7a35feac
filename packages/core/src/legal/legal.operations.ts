import * as calls from '../generated/calls/legal.ts'
import { defineCommand, defineQuery } from '../http/index.ts'

/** `GET /legal/texts/{document}`: the legal text of the firm that is in force; public. */
export const getLegalText = defineQuery(calls.getLegalText, { resource: 'legal' })

/** `GET /legal/acceptances`: the texts in force, and every acceptance of the signed-in user. */
export const listLegalAcceptances = defineQuery(calls.listLegalAcceptances, {
  resource: 'legal',
})

/** `PUT /legal/acceptances`: accepts the version of a text that the user has read. */
export const acceptLegalText = defineCommand(calls.acceptLegalText, {
  failure: 'legal.acceptFailed',
  stale: ['legal'],
})
