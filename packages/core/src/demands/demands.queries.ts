import { definePagedQuery, defineQuery } from '../http/index.ts'
import type { ListDemandsBothFilter, ListDemandsFilter } from './demands.types.ts'

/** `GET /demands`: a page of demands by the filter bar's filters. */
export const listDemands = definePagedQuery({
  resource: 'demands',
  path: '/demands',
  request: (query: ListDemandsFilter) => ({ query }),
})

/** `GET /demandsBoth`: as {@link listDemands}, specific and advisory demands together or one side. */
export const listDemandsBoth = definePagedQuery({
  resource: 'demands',
  path: '/demandsBoth',
  request: (query: ListDemandsBothFilter) => ({ query }),
})

/** `GET /demands/{id}`. */
export const getDemand = defineQuery({
  resource: 'demands',
  path: '/demands/{id}',
  versioned: true,
  meta: { reloadFailure: 'demands.reloadFailed' },
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /demands/sla`: the dates that prioritising a demand would give it and the others. */
export const getDemandSla = defineQuery({
  resource: 'demands',
  path: '/demands/sla',
  request: ({ demandId }: { demandId: string }) => ({ query: { demandId } }),
})

/** `GET /demands/{id}/forecast`: the date of a demand, and each date before it, with its cause. */
export const getDemandForecast = defineQuery({
  resource: 'demands',
  path: '/demands/{id}/forecast',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /demands/{id}/forecast/preview`: the date that an answer or a reopening now would give. */
export const previewDemandForecast = defineQuery({
  resource: 'demands',
  path: '/demands/{id}/forecast/preview',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /demands/reorder/preview`: the dates that an order of demands in progress would give. */
export const previewDemandsOrder = defineQuery({
  resource: 'demands',
  path: '/demands/reorder/preview',
  request: ({ ids }: { ids: readonly string[] }) => ({ query: { ids: ids.join(',') } }),
})

/** `GET /demands/{id}/items`: the conversation, newest page first, ascending within a page. */
export const listDemandItems = definePagedQuery({
  resource: 'demands',
  path: '/demands/{id}/items',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /demands/{id}/items/mostRecent`. */
export const getMostRecentDemandItem = defineQuery({
  resource: 'demands',
  path: '/demands/{id}/items/mostRecent',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** What narrows the list of tags. */
export interface DemandTagsFilter {
  /** Part of the name, in any case and with or without accents. */
  readonly name?: string
  /** Tags of a page, 50 when absent and 200 at most. */
  readonly limit?: number
  /** From 0. */
  readonly page?: number
  /** `nextCursor` of the page before, instead of `page`. */
  readonly cursor?: string
}

/**
 * `GET /getdemandsTags`: a page of the tags that demands can carry, by name.
 * @example listDemandTags(client) // or listDemandTags(client, { name: 'contr' })
 */
export const listDemandTags = defineQuery({
  resource: 'tags',
  path: '/getdemandsTags',
  // biome-ignore lint/suspicious/noConfusingVoidType: callers without a wish give no input.
  request: (filter: DemandTagsFilter | void) => ({ query: { ...filter } }),
})
