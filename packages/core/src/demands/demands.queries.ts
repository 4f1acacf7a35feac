import { definePagedQuery, defineQuery } from '../http/index.ts'
import type { ListDemandsFilter } from './demands.types.ts'

/** `GET /demands`: a page of demands by the filter bar's filters. */
export const listDemands = definePagedQuery({
  resource: 'demands',
  path: '/demands',
  request: (query: ListDemandsFilter & { cursor: string | null }) => ({
    query: { ...query, cursor: query.cursor ?? undefined },
  }),
})

/** `GET /demandsBoth`: as {@link listDemands}, specific and advisory demands together. */
export const listDemandsBoth = definePagedQuery({
  resource: 'demands',
  path: '/demandsBoth',
  request: (query: ListDemandsFilter & { cursor: string | null }) => ({
    query: { ...query, cursor: query.cursor ?? undefined },
  }),
})

/** `GET /demands/{id}`. */
export const getDemand = defineQuery({
  resource: 'demands',
  path: '/demands/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /demands/sla`: the dates that prioritising a demand would give it and the others. */
export const getDemandSla = defineQuery({
  resource: 'demands',
  path: '/demands/sla',
  request: ({ demandId }: { demandId: string }) => ({ query: { demandId } }),
})

/** `GET /demands/{id}/items`: the conversation, newest page first, ascending within a page. */
export const listDemandItems = definePagedQuery({
  resource: 'demands',
  path: '/demands/{id}/items',
  request: ({ id, cursor }: { id: string; cursor: string | null }) => ({
    path: { id },
    query: { cursor: cursor ?? undefined },
  }),
})

/** `GET /demands/{id}/items/mostRecent`. */
export const getMostRecentDemandItem = defineQuery({
  resource: 'demands',
  path: '/demands/{id}/items/mostRecent',
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `GET /getdemandsTags`: the tags that demands can carry. */
export const listDemandTags = defineQuery({
  resource: 'tags',
  path: '/getdemandsTags',
  request: () => ({}),
})
