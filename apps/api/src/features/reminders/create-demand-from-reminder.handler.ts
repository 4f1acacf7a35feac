import type { components } from '@tramite/core/contract'
import { PRIVATE_USERS_MAX } from '@tramite/core/demands'
import { message } from '@tramite/core/messages'
import { evaluateReminderDemandAccess } from '@tramite/core/reminders'
import { createId } from '../../db/ids.ts'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { toAccessProblem } from '../../http/access-problem.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { Call, Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { offerDemandNumber } from '../demands/demands.store.ts'
import { raiseDemand } from '../demands/raise-demand.ts'
import { keepUploads } from '../files/attach.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { toView } from './reminder-columns.ts'
import { evaluateReminderDemand } from './reminder-demand.rules.ts'
import { insertLink } from './reminder-links.store.ts'
import { lockReminder } from './reminders.store.ts'

type Draft = components['schemas']['ReminderDemandDraft']

/** Refuses users who may not create demands now. */
function requireAllowed(
  user: CustomerPrincipal,
  { services, now }: Call<'createDemandFromReminder'>,
): void {
  const access = evaluateReminderDemandAccess(contractInputOf(user, services, now))
  if (!access.allowed) throw new Problem(403, toAccessProblem(access.reason))
}

function toColleagues({ usersToNotify = [], following = [] }: Draft): string[] {
  const ids = new Set([...usersToNotify, ...following])
  if (ids.size > PRIVATE_USERS_MAX) {
    const label = message('fields.label.following')
    const text = message('fields.tooMany', { label, max: PRIVATE_USERS_MAX })
    throw new Problem(400, 'VALIDATION', { message: text, errors: { following: text } })
  }
  return [...ids]
}

/**
 * Creates a demand for a reminder that has none, and links the two. The people to notify and the
 * followers are the same: followers of a demand are notified.
 */
export const createDemandFromReminder: Handler<'createDemandFromReminder'> = async (call) => {
  const { params, body, businessId, unit, services, now } = call
  const chosen = toColleagues(body)
  const author = await unit.principal()
  const view = toView(author, businessId)
  const uploads = await keepUploads(call, body.attachments)
  const opening = [
    offerDemandNumber(),
    shareLockUsers(chosen),
    ...lockReminder(params.id, view),
  ] as const

  const demandId = await unit.write(
    opening,
    async (transaction, [number, , , [reminder]], user) => {
      const principal = requireCustomer(user)
      requireAllowed(principal, call)
      if (!reminder) throw notFound()
      if (!evaluateReminderDemand({ ReminderDemands: reminder.links }).allowed) {
        throw new Problem(409, 'REMINDER_DEMAND_EXISTS')
      }
      const work = { transaction, principal, services, now }
      const demand = await raiseDemand(work, {
        ...body,
        number,
        businessId,
        private: body.isPrivate ?? false,
        colleagues: chosen,
        uploads,
      })
      transaction.defer(
        insertLink({
          id: createId(services.clock),
          reminderId: reminder.id,
          demandId: demand.id,
          customerId: reminder.customerId,
          createdAt: now.toISOString(),
        }),
      )
      const { customerId } = reminder
      announceTool(transaction, 'reminder', { customerId }, now)
      return demand.id
    },
  )
  return { demandId }
}
