import { endOfCivilDay, startOfCivilDay } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import type { Call, Handler, QueryOf } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { requireVisible } from '../customers/require-visible.ts'
import { toScope } from './call-scope.ts'
import { toSummary } from './demand-columns.ts'
import { decodeCursor, encodeCursor } from './demand-list.cursor.ts'
import { type DemandFilter, selectDemandPage, toCursorValues } from './demand-list.store.ts'

type Query = QueryOf<'listDemands'>
type ListCall = Call<'listDemands'> | Call<'listDemandsBoth'>

function toFilter(query: Query, timeZone: string): DemandFilter {
  const { startDate, endDate, userId, demandsTags, name, message: text, hasValidationUser } = query
  if (startDate && endDate && endDate < startDate) {
    const problem = message('fields.invalidPeriod')
    throw new Problem(400, 'VALIDATION', { message: problem, errors: { endDate: problem } })
  }
  return {
    ...(startDate && { from: startOfCivilDay(startDate, timeZone).toISOString() }),
    ...(endDate && { to: endOfCivilDay(endDate, timeZone).toISOString() }),
    ...(userId && { userId }),
    ...(demandsTags && { tags: demandsTags.split(',') }),
    ...(name?.trim() && { name: name.trim() }),
    ...(text?.trim() && { message: text.trim() }),
    ...(hasValidationUser !== undefined && { validated: hasValidationUser }),
    ...(query.statusKey && { statusKey: query.statusKey }),
  }
}

async function list(call: ListCall, onlySpecific: boolean) {
  const { query, unit, services } = call
  const { order = 'idDesc', limit = 50, page = 0, cursor } = query
  const after = cursor === undefined ? null : decodeCursor(order, cursor)
  const filter = { ...toFilter(query, services.conventions.timeZone), onlySpecific }
  const offset = after ? 0 : page * limit
  const scope = await toScope(call)

  const [rows, counted] = await unit.read(
    ...selectDemandPage({ scope, filter, order, limit, offset, after }),
  )
  const principal = await unit.principal()
  requireVisible(principal, services, call.now)
  const { userId } = principal
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    demands: shown.map(({ sortKey: _, ...row }) => toSummary(row, userId)),
    total: counted[0]?.total ?? 0,
    nextCursor:
      rows.length > limit && last ? encodeCursor(order, toCursorValues(order, last)) : null,
  }
}

/** Demands of the active filter: the specific ones of a customer with 'Demanda Específica'. */
export const listDemands: Handler<'listDemands'> = (call) => list(call, true)

/** Specific and advisory demands together. */
export const listDemandsBoth: Handler<'listDemandsBoth'> = (call) => list(call, false)
