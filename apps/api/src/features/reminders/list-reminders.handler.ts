import type { CallParts, Handler } from '../../http/operation.ts'
import { type Paging, readPage } from '../../http/page.ts'
import { requirePeriod } from '../../http/period.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { toReminder, toView } from './reminder-columns.ts'
import { toSort } from './reminder-order.ts'
import { type ReminderFilter, selectReminders } from './reminders.store.ts'

type Asked = Paging & ReminderFilter & { readonly order?: string }

/**
 * A page of reminders. If they are those of a demand, the demand must exist.
 * @throws Problem 400 for a period that ends before it begins
 */
async function list(
  { businessId, unit, services }: CallParts<'businessId' | 'unit' | 'services'>,
  asked: Asked,
) {
  const { demandId, order, startDate, endDate } = asked
  requirePeriod(startDate, endDate, 'endDate')
  const principal = await unit.principal()
  const view = toView(principal, businessId)
  const { shortLabel } = services.firm
  const sort = toSort(order, shortLabel)
  const [{ shown, ...rest }, found] = await readPage(unit, sort.list, asked, (start) => [
    ...selectReminders(asked, view, sort, start),
    ...(demandId === undefined ? [] : [selectDemand(demandId, businessId)]),
  ])
  if (found) requireDemand(found, principal)
  return { reminders: shown.map((row) => toReminder(row, view, shortLabel)), ...rest }
}

/** The reminders of the customer, by due date unless another order is requested. */
export const listReminders: Handler<'listReminders'> = (call) => list(call, call.query)

/** Those that the current business has archived. */
export const listFiledReminders: Handler<'listFiledReminders'> = (call) =>
  list(call, { ...call.query, reminderFiled: true })

/** Those that are linked to no demand, and not archived. */
export const listFreeReminders: Handler<'listFreeReminders'> = (call) =>
  list(call, { ...call.query, reminderFiled: false, free: true })

/** Those that a demand is linked to. */
export const listDemandReminders: Handler<'listDemandReminders'> = (call) =>
  list(call, { ...call.query, demandId: call.params.id })

/** Those of all customers or of one, for staff. */
export const listFirmReminders: Handler<'listFirmReminders'> = ({ query, unit, services }) =>
  list({ businessId: null, unit, services }, query)
