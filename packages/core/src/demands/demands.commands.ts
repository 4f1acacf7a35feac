import {
  type ApiClient,
  type Command,
  defineCommand,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import type {
  ChangeDemandInput,
  CreateDemandInput,
  CreateItemInput,
  Demand,
  SendMessageInput,
  StatusChangeInput,
} from './demands.types.ts'
import type { QueuedDemand } from './queue.types.ts'
import { isRenamePathSafe } from './rename.rules.ts'
import { toSelectedIds } from './selected-ids.ts'

interface DemandId {
  readonly id: string
}

/** `POST /demands`. */
export const createDemand = defineCommand({
  method: 'post',
  path: '/demands',
  request: toBody<CreateDemandInput & Idempotent>,
  idempotent: true,
  success: 'demands.created',
  // The form says it: the specification only has it logged (§8).
  silent: true,
  stale: ['demands', 'home'],
})

/** `PUT /demands/{id}`: name and description. */
export const updateDemand = defineCommand({
  method: 'put',
  path: '/demands/{id}',
  request: toIdAndBody<DemandId & Versioned & { name?: string; description?: string }>,
  versionOf: '/demands/{id}',
  failure: 'demands.renameFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/{name}`. Some names cannot go this way: use {@link renameDemand}. */
const renameDemandByPath = defineCommand({
  method: 'patch',
  path: '/demands/{id}/{name}',
  request: ({ id, name }: DemandId & Versioned & { name: string }) => ({ path: { id, name } }),
  versionOf: '/demands/{id}',
  failure: 'demands.renameFailed',
  stale: ['demands', 'home'],
})

/**
 * Renames a demand. A name that collides with a fixed path of the contract, or holds a slash,
 * goes through {@link updateDemand}; the caller does not notice.
 */
export function renameDemand(
  client: ApiClient,
): Command<DemandId & Versioned & { name: string }, Demand> {
  const byPath = renameDemandByPath(client)
  return {
    ...byPath,
    mutationFn: (input) =>
      isRenamePathSafe(input.name)
        ? byPath.mutationFn(input)
        : updateDemand(client).mutationFn(input),
  }
}

/** `PATCH /demands/{id}/status`: a customer resolves or reopens; staff set any status. */
export const updateDemandStatus = defineCommand({
  method: 'patch',
  path: '/demands/{id}/status',
  request: toIdAndBody<DemandId & Versioned & Idempotent & StatusChangeInput>,
  versionOf: '/demands/{id}',
  idempotent: true,
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['demands', 'home', 'documents'],
})

/** `PATCH /demands/{id}/prioritize`. */
export const prioritizeDemand = defineCommand({
  method: 'patch',
  path: '/demands/{id}/prioritize',
  request: ({ id }: DemandId & Versioned) => ({ path: { id } }),
  versionOf: '/demands/{id}',
  success: 'demands.prioritized',
  failure: 'demands.prioritizeFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}`: as {@link updateDemandStatus}, or without a new status. */
export const changeDemand = defineCommand({
  method: 'patch',
  path: '/demands/{id}',
  request: toIdAndBody<DemandId & Versioned & Idempotent & ChangeDemandInput>,
  versionOf: '/demands/{id}',
  idempotent: true,
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['demands', 'home', 'documents'],
})

/**
 * `PATCH /demands/reorder`: the order of demands in progress, as the user dragged them. Its failure
 * is silent (specification §8).
 */
export const reorderDemands = defineCommand({
  method: 'patch',
  path: '/demands/reorder',
  request: ({ demands }: { demands: readonly QueuedDemand[] }) => ({
    body: { demands: demands.map(({ id, deleveryForecast }) => ({ id, deleveryForecast })) },
  }),
  success: 'demands.reordered',
  silent: true,
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/following`: notifications and e-mails of a demand on or off. */
export const followDemand = defineCommand({
  method: 'patch',
  path: '/demands/{id}/following',
  request: ({ id, following }: DemandId & { following: boolean }) => ({
    path: { id },
    body: { following },
  }),
  failure: 'demands.followFailed',
  stale: ['demands'],
})

/** `POST /demands/{id}/visualized`: the user has seen the demand. */
export const viewDemand = defineCommand({
  method: 'post',
  path: '/demands/{id}/visualized',
  request: ({ id }: DemandId) => ({ path: { id } }),
  silent: true,
  stale: ['home', 'notifications'],
})

/** `DELETE /demands/{id}/visualized`: marks the demand as unread. */
export const unviewDemand = defineCommand({
  method: 'delete',
  path: '/demands/{id}/visualized',
  request: ({ id }: DemandId) => ({ path: { id } }),
  failure: 'demands.unreadFailed',
  stale: ['demands', 'home'],
})

/**
 * `PATCH /demands/{id}/visualized`: replaces the list of those who have seen a demand. A customer's
 * user adds or removes only themselves.
 */
export const replaceDemandViewers = defineCommand({
  method: 'patch',
  path: '/demands/{id}/visualized',
  request: ({ id, visualized }: DemandId & { visualized: readonly string[] }) => ({
    path: { id },
    body: { visualized: [...visualized] },
  }),
  failure: 'demands.unreadFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/validated`. */
export const validateDemand = defineCommand({
  method: 'patch',
  path: '/demands/{id}/validated',
  request: ({ id }: DemandId & Versioned) => ({ path: { id } }),
  versionOf: '/demands/{id}',
  success: 'demands.validated',
  failure: 'demands.validateFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{ids}/validatedInQuantity`. Without a selection it says so, and asks nobody. */
export const validateDemands = defineCommand({
  method: 'patch',
  path: '/demands/{ids}/validatedInQuantity',
  request: ({ ids }: { ids: readonly string[] }) => ({
    path: { ids: toSelectedIds(ids) },
    body: { demandsIds: [...ids] },
  }),
  success: 'demands.validatedInQuantity',
  failure: 'demands.validateInQuantityFailed',
  stale: ['demands', 'home'],
})

/** `POST /demands/{id}/items/message`: a chat message. */
export const postDemandMessage = defineCommand({
  method: 'post',
  path: '/demands/{id}/items/message',
  request: toIdAndBody<DemandId & SendMessageInput & Idempotent>,
  idempotent: true,
  failure: 'demands.informationFailed',
  stale: ['demands', 'documents'],
})

/** `POST /demands/{id}/items`: an item of any type. Firm staff only. */
export const createDemandItem = defineCommand({
  method: 'post',
  path: '/demands/{id}/items',
  request: toIdAndBody<DemandId & CreateItemInput & Idempotent>,
  idempotent: true,
  failure: 'demands.informationFailed',
  stale: ['demands', 'documents'],
})
