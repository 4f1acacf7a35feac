import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { requireManager, requireUserDecision } from '../users/user-access.ts'
import { lockUsersAndPrincipal } from '../users/users.store.ts'
import { evaluateReminderHandOver } from './reminder-hand-over.rules.ts'
import { handRemindersOver } from './reminders.store.ts'

/** Transfers the reminders of a user, as a removal does automatically. */
export const updateReminderResponsible: Handler<'updateReminderResponsible'> = async (call) => {
  const { params, body, unit, services, now } = call
  const [id, heirId] = [params.id, body.newResponsibleUserId]
  const opening = [lockUsersAndPrincipal(id, heirId)] as const
  return unit.write(opening, async (transaction, [found], principal) => {
    const manager = requireManager(found, principal)
    const from = found.find((user) => user.id === id)
    if (!from) throw notFound()
    const named = found.find((user) => user.id === heirId)
    const heir = named?.customerId === from.customerId ? named : null
    requireUserDecision(evaluateReminderHandOver(manager, from, heir, services.firm.usersManagedBy))
    if (!heir) throw notFound()
    const moved = await transaction.run(handRemindersOver(from.id, heir, from.customerId))
    const { customerId } = heir
    if (customerId !== null) {
      announceTool(transaction, 'reminder', { customerId }, now)
    }
    return { reminders: moved.length }
  })
}
