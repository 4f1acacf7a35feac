import { civilDateOf } from '@tramite/core/calendar'
import { canTakeTurn } from '@tramite/core/demands'
import type { Handler } from '../../http/operation.ts'
import { selectBusinessCounts } from './business-counts.store.ts'
import { callerDeadlines } from './caller-deadlines.ts'

/** The open work of each business of the customer, counting the demands that the super admin sees. */
export const listBusinessCounts: Handler<'listBusinessCounts'> = async (call) => {
  const { unit, now, services } = call
  const deadlines = await callerDeadlines(call)
  const isWaitedFor = canTakeTurn(deadlines)
  const [found] = await unit.read(
    selectBusinessCounts(civilDateOf(now, services.conventions.timeZone)),
  )
  return {
    counts: found.map((line) => ({
      ...line,
      waiting: isWaitedFor ? line.waiting : 0,
      // While the contract suspends the deadlines nothing is late.
      overdue: deadlines === 'running' ? line.overdue : 0,
    })),
  }
}
