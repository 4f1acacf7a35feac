import { defineCommand, type Idempotent } from '../http/index.ts'

interface TagOnDemand {
  readonly tagId: string
  readonly demandId: string
}

/** `POST /demandsTags`: a new tag for the demands of a customer. */
export const createDemandTag = defineCommand({
  method: 'post',
  path: '/demandsTags',
  request: ({ customerId, name }: { customerId: string; name: string } & Idempotent) => ({
    body: { customerId, name },
  }),
  idempotent: true,
  success: 'demands.tagCreated',
  failure: 'demands.tagCreateFailed',
  stale: ['tags'],
})

/**
 * `POST /demandsTags/add`: puts a tag on a demand. Its failure is silent, but where a colleague was faster:
 * then the tag is there already (specification §5, §8).
 */
export const addDemandTag = defineCommand({
  method: 'post',
  path: '/demandsTags/add',
  request: ({ tagId, demandId }: TagOnDemand) => ({ body: { tagId, demandId } }),
  success: 'demands.tagAdded',
  failure: 'demands.tagRepeated',
  silent: true,
  toldStatus: 409,
  stale: ['demands', 'home'],
})

/** `POST /demandsTags/delete`: takes a tag off a demand. */
export const removeDemandTag = defineCommand({
  method: 'post',
  path: '/demandsTags/delete',
  request: ({ tagId, demandId }: TagOnDemand) => ({ body: { tagId, demandId } }),
  success: 'demands.tagRemoved',
  failure: 'demands.tagRemoveFailed',
  stale: ['demands', 'home'],
})
