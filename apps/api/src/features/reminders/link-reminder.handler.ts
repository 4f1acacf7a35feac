import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { requireDemand } from '../demands/demand-access.ts'
import { lockDemand } from '../demands/demands.store.ts'
import { type ReminderRow, toReminder, toView } from './reminder-columns.ts'
import { evaluateReminderLink } from './reminder-demand.rules.ts'
import { insertLink, removeLinks, selectLinkedReminder } from './reminder-links.store.ts'
import { lockReminder } from './reminders.store.ts'

const toRuled = ({ links }: ReminderRow) => ({ ReminderDemands: links })

/**
 * Links a reminder to a demand of the same customer. Of two concurrent requests the second waits for the
 * reminder, and finds it linked.
 */
export const linkReminder: Handler<'linkReminder'> = async (call) => {
  const { params, businessId, unit, services, now } = call
  const view = toView(await unit.principal(), businessId)
  const opening = [
    lockDemand(params.demandId, businessId),
    ...lockReminder(params.reminderId, view),
  ] as const
  return unit.write(opening, async (transaction, [demands, , [before]], principal) => {
    const demand = requireDemand(demands, principal)
    if (before?.customerId !== demand.customerId) throw notFound()
    const decision = evaluateReminderLink(toRuled(before), demand.id)
    if (!decision.allowed && decision.reason === 'linkedElsewhere') {
      throw new Problem(409, 'REMINDER_LINKED')
    }
    const show = (links: ReminderRow['links']) =>
      toReminder({ ...before, links }, view, services.firm.shortLabel)
    if (!decision.allowed) return show(before.links)
    const link = { id: createId(services.clock), demandId: demand.id }
    const { id: reminderId, customerId } = before
    transaction.defer(insertLink({ ...link, reminderId, customerId, createdAt: now.toISOString() }))
    announceTool(transaction, 'reminder', { customerId }, now)
    return show([link])
  })
}

/** Removes the links of a reminder, named by its own id or by that of a link. */
export const unlinkReminder: Handler<'unlinkReminder'> = async (call) => {
  const { params, businessId, unit, services, now } = call
  const view = toView(await unit.principal(), businessId)
  const [[named]] = await unit.read(selectLinkedReminder(params.id))
  const opening = lockReminder(named?.reminderId ?? params.id, view)
  return unit.write(opening, async (transaction, [, [before]]) => {
    if (!before) throw notFound()
    const gone = before.links.filter(({ id }) => named === undefined || id === params.id)
    if (gone.length === 0) throw notFound()
    const { customerId } = before
    transaction.defer(removeLinks(gone.map(({ id }) => id)))
    announceTool(transaction, 'reminder', { customerId }, now)
    const links = before.links.filter((link) => !gone.includes(link))
    return toReminder({ ...before, links }, view, services.firm.shortLabel)
  })
}
