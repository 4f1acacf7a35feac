import * as calls from '../generated/calls/tags.ts'
import { defineCommand } from '../http/index.ts'

/**
 * `POST /demandsTags`: a new tag for the demands of a customer. A refusal is left to the caller: a tag that a
 * colleague has just made is taken.
 */
export const createDemandTag = defineCommand(calls.createDemandTag, {
  success: 'demands.tagCreated',
  failure: 'demands.tagCreateFailed',
  silentStatus: 409,
  stale: ['tags'],
})

/**
 * `POST /demandsTags/add`: puts a tag on a demand. Its failure is silent, unless a colleague was faster
 * and the tag is there already.
 */
export const addDemandTag = defineCommand(calls.addDemandTag, {
  success: 'demands.tagAdded',
  failure: 'demands.tagRepeated',
  silent: true,
  reportedCode: 'DEMAND_TAG_REPEATED',
  stale: ['demands', 'home'],
})

/** `POST /demandsTags/delete`: takes a tag off a demand. */
export const removeDemandTag = defineCommand(calls.removeDemandTag, {
  success: 'demands.tagRemoved',
  failure: 'demands.tagRemoveFailed',
  stale: ['demands', 'home'],
})
