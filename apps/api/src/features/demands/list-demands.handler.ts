import { type DemandKind, MESSAGE_BEGINNING_MIN } from '@tramite/core/demands'
import type { Call, Handler, QueryOf } from '../../http/operation.ts'
import { toPage, toPageStart } from '../../http/page.ts'
import { toPeriod } from '../../http/period.ts'
import { toSearchQuery } from '../../search/search-query.ts'
import { toScope } from '../visibility/call-scope.ts'
import { toSummary } from './demand-columns.ts'
import type { DemandFilter } from './demand-filter.ts'
import { readDemandPage } from './demand-list.store.ts'
import { pagesOf } from './demand-order.ts'

type Query = QueryOf<'listDemands'>
type ListCall = Call<'listDemands'> | Call<'listDemandsBoth'>

function toSearch({ name, message }: Query): DemandFilter {
  const title = name?.trim() ? toSearchQuery(name) : null
  return {
    ...(title && { name: title.asked, number: title.number }),
    ...(message?.trim() && { message: toSearchQuery(message, MESSAGE_BEGINNING_MIN).asked }),
  }
}

function toFilter(query: Query, timeZone: string): DemandFilter {
  const { date, userId, demandsTags, hasValidationUser } = query
  return {
    ...toPeriod({ ...(date && { startDate: date, endDate: date }), ...query }, timeZone),
    ...(userId && { userId }),
    ...(demandsTags && { tags: demandsTags.split(',') }),
    ...toSearch(query),
    ...(hasValidationUser !== undefined && { validated: hasValidationUser }),
    ...(query.statusKey && { statusKey: query.statusKey }),
    // Who asks for a type gets all of it.
    ...(query.demandTypeName ? { demandTypeName: query.demandTypeName } : { onDemandsPage: true }),
  }
}

async function list(call: ListCall, kind: DemandKind | undefined) {
  const { query, unit, services } = call
  const isSearch = Boolean(query.name?.trim() || query.message?.trim())
  const { order = isSearch ? 'closest' : 'idDesc' } = query
  const pages = pagesOf(order)
  const start = toPageStart(pages, query)
  const filter = {
    ...toFilter(query, services.conventions.timeZone),
    onlySpecific: kind === 'specific',
    onlyAdvisory: kind === 'advisory',
  }
  const scope = await toScope(call)

  const { rows, counted } = await readDemandPage(unit, { ...start, scope, filter, order })
  const { userId } = await unit.principal()
  const { shown, total, nextCursor } = toPage(pages, rows, start, counted)
  return {
    demands: shown.map((row) => toSummary(row, userId)),
    total,
    nextCursor,
  }
}

/** Demands of the active filter: the specific ones of a customer with 'Demanda Específica'. */
export const listDemands: Handler<'listDemands'> = (call) => list(call, 'specific')

/** Specific and advisory demands together, or one side of them. */
export const listDemandsBoth: Handler<'listDemandsBoth'> = (call) => list(call, call.query.kind)
