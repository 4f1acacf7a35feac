import * as calls from '../generated/calls/demands.ts'
import * as itemCalls from '../generated/calls/items.ts'
import { type ApiClient, type Command, defineCommand, type Versioned } from '../http/index.ts'
import type { Demand, DemandSummary } from './demands.types.ts'
import { isRenamePathSafe } from './rename.rules.ts'
import { toSelectedIds } from './selected-ids.ts'

interface DemandId {
  readonly id: string
}

/** `POST /demands`. */
export const createDemand = defineCommand(calls.createDemand, {
  success: 'demands.created',
  // The form shows the failure; the specification only requires a log entry.
  silent: true,
  stale: ['demands', 'home'],
})

/** `PUT /demands/{id}`: name and description. */
export const updateDemand = defineCommand(calls.updateDemand, {
  failure: 'demands.renameFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/{name}`. Some names cannot be part of the path: use {@link renameDemand}. */
const renameDemandByPath = defineCommand(calls.renameDemand, {
  failure: 'demands.renameFailed',
  stale: ['demands', 'home'],
})

/**
 * Renames a demand. A name that collides with a fixed path of the contract, or contains a slash, is sent
 * through {@link updateDemand}; the caller does not notice.
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

/**
 * `PATCH /demands/{id}/status`: a customer answers or reopens. For the firm's staff use
 * `updateFirmDemandStatus`, whose toasts fit their side. The `message` of either has at most
 * `DEMAND_REPLY_MAX` characters.
 */
export const updateDemandStatus = defineCommand(calls.updateDemandStatus, {
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['demands', 'home', 'documents'],
})

/** `PATCH /demands/{id}/prioritize`. */
export const prioritizeDemand = defineCommand(calls.prioritizeDemand, {
  success: 'demands.prioritized',
  failure: 'demands.prioritizeFailed',
  stale: ['demands', 'home'],
})

/**
 * `PATCH /demands/{id}`: like {@link updateDemandStatus}, or without a new status. For the firm's staff use
 * `changeFirmDemand`.
 */
export const changeDemand = defineCommand(calls.changeDemand, {
  success: 'demands.informationSent',
  failure: 'demands.informationFailed',
  stale: ['demands', 'home', 'documents'],
})

type OrderedDemand = Pick<DemandSummary, 'id' | 'deleveryForecast' | 'order'>

/**
 * `PATCH /demands/reorder`: the order of demands in progress, as the user dragged them, each as it was read
 * before: an order over places that changed meanwhile is refused. A failure has no toast: the view in which
 * the order was chosen shows it.
 */
export const reorderDemands = defineCommand(calls.reorderDemands, {
  request: ({ demands }: { demands: readonly OrderedDemand[] }) => ({
    body: {
      demands: demands.map(({ id, deleveryForecast, order }) => ({ id, deleveryForecast, order })),
    },
  }),
  success: 'demands.reordered',
  silent: true,
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/following`: turns notifications and e-mails of a demand on or off. */
export const followDemand = defineCommand(calls.followDemand, {
  request: ({ id, following }: { readonly id: string; readonly following: boolean }) => ({
    path: { id },
    body: { following },
  }),
  failure: 'demands.followFailed',
  stale: ['demands'],
})

/** `POST /demands/{id}/visualized`: the user has seen the demand. Repeating it changes nothing. */
export const viewDemand = defineCommand(calls.viewDemand, {
  silent: true,
  stale: ['home'],
  staleWhen: ({ wasUnread }) => wasUnread,
})

/** `DELETE /demands/{id}/visualized`: marks the demand as unread. */
export const unviewDemand = defineCommand(calls.unviewDemand, {
  failure: 'demands.unreadFailed',
  stale: ['demands', 'home'],
})

/**
 * `PATCH /demands/{id}/visualized`: replaces the list of users who have seen a demand. A customer's user
 * adds or removes only themselves.
 */
export const replaceDemandViewers = defineCommand(calls.replaceDemandViewers, {
  request: ({ id, visualized }: DemandId & { visualized: readonly string[] }) => ({
    path: { id },
    body: { visualized: [...visualized] },
  }),
  failure: 'demands.unreadFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{id}/validated`. */
export const validateDemand = defineCommand(calls.validateDemand, {
  success: 'demands.validated',
  failure: 'demands.validateFailed',
  stale: ['demands', 'home'],
})

/** `PATCH /demands/{ids}/validatedInQuantity`. Without a selection it rejects without a request. */
export const validateDemands = defineCommand(calls.validateDemands, {
  request: ({ ids }: { ids: readonly string[] }) => ({
    path: { ids: toSelectedIds(ids) },
    body: { demandsIds: [...ids] },
  }),
  success: 'demands.validatedInQuantity',
  failure: 'demands.validateInQuantityFailed',
  stale: ['demands', 'home'],
})

/** `POST /demands/{id}/items/message`: a chat message. For the firm's staff use `postFirmDemandMessage`. */
export const postDemandMessage = defineCommand(itemCalls.postDemandMessage, {
  failure: 'demands.informationFailed',
  stale: ['demands', 'documents'],
})

/** `POST /demands/{id}/items`: an item of any type. Firm staff only. */
export const createDemandItem = defineCommand(itemCalls.createDemandItem, {
  success: 'firm.demandItemCreated',
  failure: 'firm.demandItemCreateFailed',
  stale: ['demands', 'documents'],
})
