import type { Principal } from '../../db/principal.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireBusiness } from '../demands/raise-demand.ts'
import { insertArchive, removeArchive, selectArchive } from './reminders.store.ts'

type Asked = Call<'fileReminder' | 'unfileReminder'>

function firstBusinessOf(principal: Principal): string {
  if (principal.staff) throw new Problem(403, 'CUSTOMER_ONLY')
  return requireBusiness(principal, null)
}

/**
 * The business that archives, which is the active one or else the user's first, and its record. With
 * a header nothing is read before: hundreds of these calls arrive at once.
 */
async function open({ businessId, unit, params }: Asked) {
  const business = businessId ?? firstBusinessOf(await unit.principal())
  return { business, opening: [selectArchive(params.id, business)] as const }
}

/** Archives a reminder for the current business; others still have it. */
export const fileReminder: Handler<'fileReminder'> = async (call) => {
  const { params, unit, now } = call
  const { business, opening } = await open(call)
  return unit.write(opening, async (transaction, [[found]]) => {
    if (!found) throw notFound()
    const { customerId, filedAt } = found
    const createdAt = filedAt ?? now.toISOString()
    if (filedAt === null) {
      const record = { reminderId: params.id, businessId: business, customerId, createdAt }
      transaction.defer(insertArchive(record))
    }
    const filed = { businessWhoFiled: business, createdAt }
    return { id: params.id, reminderFiled: true, filed }
  })
}

/** Takes a reminder out of the archive of the current business. */
export const unfileReminder: Handler<'unfileReminder'> = async (call) => {
  const { params, unit } = call
  const { business, opening } = await open(call)
  return unit.write(opening, async (transaction, [[found]]) => {
    if (!found) throw notFound()
    if (found.filedAt !== null) transaction.defer(removeArchive(params.id, business))
    return { id: params.id, reminderFiled: false, filed: null }
  })
}
