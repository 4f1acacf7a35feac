import { canTakeTurn } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { toScope } from '../visibility/call-scope.ts'
import { selectListedWaitingCount } from './business-counts.store.ts'
import { callerDeadlines } from './caller-deadlines.ts'

/** Number of demands of the demands page that wait for the customer and that the user can see. */
export const countWaitingDemands: Handler<'countWaitingDemands'> = async (call) => {
  const [[row]] = await call.unit.read(selectListedWaitingCount(await toScope(call)))
  return { count: canTakeTurn(await callerDeadlines(call)) ? (row?.count ?? 0) : 0 }
}
