import { REMINDERS_PAGE_MAX } from '@tramite/core/reminders'
import type { Call, Handler, OperationId } from '../../http/operation.ts'
import { type Paging, toPage, toPageStart } from '../../http/page.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { selectDemand } from '../demands/demands.store.ts'
import { type ReminderRow, toReminder, toView } from './reminder-columns.ts'
import { toSort } from './reminder-order.ts'
import { type ReminderFilter, selectReminders } from './reminders.store.ts'

type Asked = Paging & ReminderFilter & { readonly order?: string }
type Frame = Pick<Call<OperationId>, 'businessId' | 'unit' | 'services'>

/** Where a page of reminders begins, and how to make the answer of its rows. */
async function toQuestion({ businessId, unit, services }: Frame, asked: Asked) {
  const { order, limit = REMINDERS_PAGE_MAX, page, cursor, ...filter } = asked
  const view = toView(await unit.principal(), businessId)
  const sort = toSort(order)
  const paging = { limit, ...(page && { page }), ...(cursor !== undefined && { cursor }) }
  const start = toPageStart(sort.list, paging)
  return {
    commands: selectReminders(filter, view, sort, start),
    toAnswer(rows: readonly ReminderRow[], counted: readonly { readonly total: number }[]) {
      const { shown, ...rest } = toPage(sort.list, rows, start, counted)
      const { shortLabel } = services.firm
      return { reminders: shown.map((row) => toReminder(row, view, shortLabel)), ...rest }
    },
  }
}

async function answer(frame: Frame, asked: Asked) {
  const { commands, toAnswer } = await toQuestion(frame, asked)
  return toAnswer(...(await frame.unit.read(...commands)))
}

/** The reminders of the customer, by due date unless another order is asked for. Part 2 §7. */
export const listReminders: Handler<'listReminders'> = (call) => answer(call, call.query)

/** Those that the current business has archived. */
export const listFiledReminders: Handler<'listFiledReminders'> = (call) =>
  answer(call, { ...call.query, reminderFiled: true })

/** Those that are linked to no demand, and not archived. */
export const listFreeReminders: Handler<'listFreeReminders'> = (call) =>
  answer(call, { ...call.query, reminderFiled: false, free: true })

/** Those that a demand is linked to. */
export const listDemandReminders: Handler<'listDemandReminders'> = async (call) => {
  const { params, query, businessId, unit } = call
  const { commands, toAnswer } = await toQuestion(call, { ...query, demandId: params.id })
  const [demands, ...answers] = await unit.read(selectDemand(params.id, businessId), ...commands)
  requireDemand(demands, await unit.principal())
  return toAnswer(...answers)
}

/** Those of all customers or of one, for staff. */
export const listFirmReminders: Handler<'listFirmReminders'> = ({ query, unit, services }) =>
  answer({ businessId: null, unit, services }, query)
