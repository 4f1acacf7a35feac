import type { components } from '@tramite/core/contract'
import { type DemandKind, type DemandStatus, MESSAGE_BEGINNING_MIN } from '@tramite/core/demands'
import type { Unit } from '../../db/database.ts'
import type { AnswerOf, Call, Handler, QueryOf } from '../../http/operation.ts'
import { toPage, toPageStart } from '../../http/page.ts'
import { requirePeriod, toPeriod } from '../../http/period.ts'
import { createExcerpts } from '../../search/excerpt.ts'
import { toSearchQuery } from '../../search/search-query.ts'
import { toScope } from '../visibility/call-scope.ts'
import { toSummary } from './demand-columns.ts'
import { type DemandFilter, TITLE_CLOSENESS } from './demand-filter.ts'
import { selectDemandHits } from './demand-hits.store.ts'
import { type DemandPage, readDemandPages } from './demand-list.store.ts'
import { type ListOrder, type ListRow, pagesOf } from './demand-order.ts'

type Query = QueryOf<'listDemands'>
type ListCall = Call<'listDemands'> | Call<'listDemandsBoth'> | Call<'getDemandBoard'>
type DemandList = AnswerOf<'listDemands'>
type DemandHit = components['schemas']['DemandHit']

const toSaid = (words: string) => toSearchQuery(words, MESSAGE_BEGINNING_MIN).asked

function toSearch({ name, message, search }: Query): DemandFilter {
  const title = name?.trim() ? toSearchQuery(name) : null
  const all = search?.trim() ? toSearchQuery(search) : null
  return {
    ...(title && { name: title.asked, number: title.number }),
    ...(message?.trim() && { message: toSaid(message) }),
    ...(search && all && { search: all.asked, said: toSaid(search), searchedNumber: all.number }),
  }
}

function toFilter(query: Query, timeZone: string): DemandFilter {
  const { date, userId, demandsTags, hasValidationUser } = query
  const { forecastStartDate, forecastEndDate } = query
  requirePeriod(forecastStartDate, forecastEndDate, 'forecastEndDate')
  return {
    ...(forecastStartDate && { forecastFrom: forecastStartDate }),
    ...(forecastEndDate && { forecastTo: forecastEndDate }),
    ...toPeriod({ ...(date && { startDate: date, endDate: date }), ...query }, timeZone),
    ...(userId && { userId }),
    ...(demandsTags && { tags: demandsTags.split(',') }),
    ...toSearch(query),
    ...(hasValidationUser !== undefined && { validated: hasValidationUser }),
    ...(query.private !== undefined && { private: query.private }),
    ...(query.statusKey && { statusKey: query.statusKey }),
    ...(query.demandTypeName ? { demandTypeName: query.demandTypeName } : { onDemandsPage: true }),
  }
}

/** The part of a query that is the same for every page. */
interface Asked {
  readonly query: Query
  readonly kind: DemandKind | undefined
}

const nothing: ReadonlyMap<string, DemandHit> = new Map()

/** What a search has found in messages of the demands of its pages. */
async function readHits(unit: Unit, ids: readonly string[], filter: DemandFilter) {
  const said = filter.said ?? filter.message
  if (!said || ids.length === 0) return nothing
  const { search = null, searchedNumber = null } = filter
  const [hits] = await unit.read(
    selectDemandHits(ids, { said, titled: search, number: searchedNumber }),
  )
  const toExcerpt = createExcerpts(said)
  return new Map<string, DemandHit>(
    hits.map(({ demandId, itemId, text }) => [demandId, { itemId, ...toExcerpt(text) }]),
  )
}

/** Whether the rank of a row says that its title or number was found. */
const isTitled = ({ sortKey }: ListRow, page: DemandPage | undefined) =>
  page?.order === 'closest' &&
  page.filter.search !== undefined &&
  Number(sortKey) >= TITLE_CLOSENESS

/** Pages of demands, read together. */
async function listAll(call: ListCall, asked: readonly Asked[]): Promise<readonly DemandList[]> {
  const { unit, services } = call
  const scope = await toScope(call)
  const pages = asked.map(({ query, kind }) => {
    const isSearch = [query.search, query.name, query.message].some((words) => words?.trim())
    const order: ListOrder = query.order ?? (isSearch ? 'closest' : 'idDesc')
    const filter = {
      ...toFilter(query, services.conventions.timeZone),
      onlySpecific: kind === 'specific',
      onlyAdvisory: kind === 'advisory',
    }
    return { ...toPageStart(pagesOf(order), query), scope, filter, order }
  })
  const results = await readDemandPages(unit, pages)
  const { userId } = await unit.principal()
  const lists = pages.map((page, index) => {
    const { rows = [], counted = [] } = results[index] ?? {}
    return toPage(pagesOf(page.order), rows, page, counted)
  })
  const ids = lists.flatMap(({ shown }, index) =>
    shown.flatMap((row) => (isTitled(row, pages[index]) ? [] : row.id)),
  )
  const foundIn = await readHits(unit, ids, pages[0]?.filter ?? {})
  return lists.map(({ shown, total, nextCursor }) => ({
    demands: shown.map((row) => {
      const found = foundIn.get(row.id)
      return { ...toSummary(row, userId), ...(found && { found }) }
    }),
    total,
    nextCursor,
  }))
}

async function list(call: ListCall, asked: Asked): Promise<DemandList> {
  const [page] = await listAll(call, [asked])
  if (!page) throw new Error('A page was asked for')
  return page
}

/**
 * Demands under the active filter: the specific ones of a customer with 'Demanda Específica'. A request
 * for a type gets all of it: a tool continues with the demands it began with.
 */
export const listDemands: Handler<'listDemands'> = (call) =>
  list(call, { query: call.query, kind: call.query.demandTypeName ? undefined : 'specific' })

/** Specific and advisory demands together, or one half of them. */
export const listDemandsBoth: Handler<'listDemandsBoth'> = (call) =>
  list(call, { query: call.query, kind: call.query.kind })

/** The first page of every status. */
export const getDemandBoard: Handler<'getDemandBoard'> = async (call) => {
  const { finishedKind, blockedKind, ...query } = call.query
  const of = (statusKey: DemandStatus, kind?: DemandKind): Asked => ({
    query: { ...query, statusKey },
    kind,
  })
  const [OPEN, IN_PROGRESS, PENDING, FINISHED, BLOCKED] = await listAll(call, [
    of('OPEN'),
    of('IN_PROGRESS'),
    of('PENDING'),
    of('FINISHED', finishedKind),
    of('BLOCKED', blockedKind),
  ])
  if (!OPEN || !IN_PROGRESS || !PENDING || !FINISHED || !BLOCKED) {
    throw new Error('Five pages were asked for')
  }
  return { OPEN, IN_PROGRESS, PENDING, FINISHED, BLOCKED }
}
