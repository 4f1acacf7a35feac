import * as calls from '../generated/calls/demands.ts'
import * as itemCalls from '../generated/calls/items.ts'
import * as tagCalls from '../generated/calls/tags.ts'
import { type Callable, definePagedQuery, defineQuery } from '../http/index.ts'
import type { ListDemandsBothFilter, ListDemandsFilter } from './demands.types.ts'

/** `GET /demands`: a page of demands by the filter bar's filters. */
export const listDemands = definePagedQuery<'listDemands', Callable<ListDemandsFilter>>(
  calls.listDemands,
  {
    resource: 'demands',
  },
)

/** `GET /demandsBoth`: like {@link listDemands}, specific and advisory demands together or one side. */
export const listDemandsBoth = definePagedQuery<'listDemandsBoth', Callable<ListDemandsBothFilter>>(
  calls.listDemandsBoth,
  {
    resource: 'demands',
  },
)

/** `GET /demands/board`: the first page of every status, in one call. */
export const getDemandBoard = defineQuery(calls.getDemandBoard, {
  resource: 'demands',
})

/** `GET /demands/{id}`. */
export const getDemand = defineQuery(calls.getDemand, {
  resource: 'demands',
  meta: { reloadFailure: 'demands.reloadFailed' },
})

/**
 * `GET /demands/{id}/page`: everything that the page of a demand needs at first, in one call: the demand, the
 * newest page of its conversation, its timeline, the first pages of its documents and of its other files. A
 * program that caches what it reads uses {@link demandPage}, which returns each part as its own operation.
 * @example getDemandPage(client, { id })
 */
export const getDemandPage = defineQuery(calls.getDemandPage, {
  resource: 'demands',
})

/** `GET /demands/sla`: the dates that prioritising a demand would give it and the others. */
export const getDemandSla = defineQuery(calls.getDemandSla, {
  resource: 'demands',
})

/** `GET /demands/{id}/forecast`: the forecast of a demand and each earlier one, with its cause. */
export const getDemandForecast = defineQuery(calls.getDemandForecast, {
  resource: 'demands',
})

/** `GET /demands/{id}/timeline`: every status that a demand has entered, and the people involved in it. */
export const getDemandTimeline = defineQuery(calls.getDemandTimeline, {
  resource: 'demands',
})

/** `GET /demands/{id}/forecast/preview`: the forecast that a reply or a reopening would lead to now. */
export const previewDemandForecast = defineQuery(calls.previewDemandForecast, {
  resource: 'demands',
})

/**
 * `GET /demands/reorder/preview`: the forecasts that an order of demands in progress would lead to. The
 * result belongs to that order and does not change when its demands change otherwise.
 */
export const previewDemandsOrder = defineQuery(calls.previewDemandsOrder, {
  resource: 'demands',
  request: ({ numbers }: { numbers: readonly number[] }) => ({
    query: { numbers: numbers.join(',') },
  }),
})

/** `GET /demands/{id}/items`: the conversation, newest page first, ascending within a page. */
export const listDemandItems = definePagedQuery(itemCalls.listDemandItems, {
  resource: 'demands',
})

/** `GET /demands/{id}/attachments`: the files attached to a demand and its messages, newest first. */
export const listDemandAttachments = definePagedQuery(itemCalls.listDemandAttachments, {
  resource: 'demands',
})

/** `GET /demands/{id}/items/mostRecent`. */
export const getMostRecentDemandItem = defineQuery(itemCalls.getMostRecentDemandItem, {
  resource: 'demands',
})

/**
 * `GET /getdemandsTags`: a page of the tags that demands can carry, by name.
 * @example listDemandTags(client) // or listDemandTags(client, { name: 'contr' })
 */
export const listDemandTags = defineQuery(tagCalls.listDemandTags, {
  resource: 'tags',
})

/** The same for callers that need all of them: read in pages of `limit`, 200 at most, one after the other. */
export const listDemandTagPages = definePagedQuery(tagCalls.listDemandTags, {
  resource: 'tags',
})
