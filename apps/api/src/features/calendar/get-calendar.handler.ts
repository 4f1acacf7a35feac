import { evaluateToolAccess } from '@tramite/core/access'
import { addDays } from '@tramite/core/calendar'
import { explainDueDate, toBillingDetail, toBillingLabel, toReais } from '@tramite/core/finance'
import { type PersonalDates, toPersonalCalendar } from '@tramite/core/reminders'
import { evaluateSection } from '@tramite/core/session'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { hashToken } from '../../http/bearer.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { CallParts, Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectReader } from './calendar-addresses.store.ts'
import {
  selectDeliveryDates,
  selectInvoiceDates,
  selectReminderDates,
} from './personal-dates.store.ts'

/** Days in the past from which reminders and deliveries are included; an unpaid invoice always is. */
const PAST_DAYS = 90

const nothing: PersonalDates = { reminders: [], deliveries: [], invoices: [] }

/** The dates of a user, by the contract and their rights at this moment. */
async function readDates(
  { services: { database, conventions }, now }: CallParts<'services' | 'now'>,
  user: CustomerPrincipal,
): Promise<PersonalDates> {
  const contract = contractInputOf(user, { conventions }, now)
  if (!evaluateToolAccess({ ...contract, tool: 'reminders' }).allowed) return nothing
  const from = addDays(contract.today, -PAST_DAYS)
  const { isSpecificDemand } = user.contract
  const finance = evaluateSection('financial', user)
  return database.tenant(user, async (transaction) => {
    const reminders = await transaction.run(selectReminderDates(from, user))
    const deliveries = await transaction.run(selectDeliveryDates(from, user))
    const billings = finance.allowed ? await transaction.run(selectInvoiceDates()) : []
    const invoices = billings.map((billing) => ({
      id: billing.id,
      label: toBillingLabel(billing),
      detail: toBillingDetail(billing),
      value: toReais(billing.valueCents),
      date: explainDueDate(billing, { isSpecificDemand }).dueDate,
    }))
    return { reminders, deliveries, invoices }
  })
}

/** The calendar of the user who created the address. */
export const getCalendar: Handler<'getCalendar'> = async ({ params, services, now }) => {
  const [user] = await services.database.system((transaction) =>
    transaction.run(selectReader(hashToken(params.token))),
  )
  if (!user) throw notFound()
  return toPersonalCalendar(await readDates({ services, now }, user), now)
}
