import { civilDateOf } from '@tramite/core/calendar'
import { listUnproved } from '@tramite/core/finance'
import type { Handler } from '../../http/operation.ts'
import { type SummaryRow, toSummary } from '../demands/demand-columns.ts'
import { splitOpenBillings } from '../finance/billings.store.ts'
import { toScope } from '../visibility/call-scope.ts'
import { selectHome } from './home.store.ts'

const none = { OPEN: 0, IN_PROGRESS: 0, PENDING: 0, FINISHED: 0, BLOCKED: 0 }

/** The demands of the home page by group, with the exact number of each status, and what is to be paid. */
export const getHome: Handler<'getHome'> = async (call) => {
  const { unit, query, now, services } = call
  const { timeZone } = services.conventions
  const today = civilDateOf(now, timeZone)
  const [
    active,
    pending,
    finished,
    awaitingFeedback,
    counts,
    waiting,
    [waitingCount],
    coming,
    overdue,
    openBillings,
  ] = await unit.read(...selectHome(await toScope(call), today, query))
  const principal = await unit.principal()
  const { open, receipts } = splitOpenBillings(openBillings)
  const seesFinance = !principal.staff && principal.customerSuperAdmin
  const show = (rows: readonly SummaryRow[]) => rows.map((row) => toSummary(row, principal.userId))

  return {
    demandsActive: show(active),
    demandsPending: show(pending),
    demandsFinished: show(finished),
    customerSuccessDemandsWithoutFeedback: show(awaitingFeedback),
    counts: {
      ...none,
      ...Object.fromEntries(counts.map(({ statusKey, count }) => [statusKey, count])),
    },
    waiting: { count: waitingCount?.count ?? 0, demands: show(waiting) },
    coming: show(coming),
    overdue: show(overdue),
    lateInvoices: seesFinance ? listUnproved(open, receipts, timeZone).length : 0,
  }
}
