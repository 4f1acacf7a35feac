import { evaluateReminderEdit } from '@tramite/core/reminders'
import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { requireCustomer } from '../../http/require-caller.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import { toViewer } from '../demands/demand-access.ts'
import { keepFiles } from '../files/attach.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { toReminder, toView } from './reminder-columns.ts'
import { lockReminder, selectReminder } from './reminders.store.ts'
import { addReminder, editReminder } from './save-reminder.ts'

/** One reminder. */
export const getReminder: Handler<'getReminder'> = async (call) => {
  const { params, businessId, unit, services } = call
  const view = toView(await unit.principal(), businessId)
  const row = await readVersioned(call, selectReminder(params.id, view))
  return toReminder(row, view, services.firm.shortLabel)
}

/** Creates a reminder of the user's customer. */
export const createReminder: Handler<'createReminder'> = async (call) => {
  const { body, businessId, unit, services, now, setVersion } = call
  const uploads = await keepFiles(call, body.attachmentsLinks ?? [])
  const opening = [shareLockUsers(body.usersNotification ?? [])] as const
  const reminder = await unit.write(opening, async (transaction, _, principal) => {
    const view = toView(principal, businessId)
    const { customerId } = requireCustomer(principal)
    const work = { transaction, principal, services, now }
    const row = await addReminder(work, customerId, { body, uploads, view })
    return toReminder(row, view, services.firm.shortLabel)
  })
  setVersion(1)
  return reminder
}

/** Changes a reminder; only the firm can change one that it created. */
export const updateReminder: Handler<'updateReminder'> = async (call) => {
  const { params, body, businessId, ifMatch, unit, services, now, setVersion } = call
  const view = toView(await unit.principal(), businessId)
  const uploads = await keepFiles(call, body.attachmentsLinks ?? [])
  const opening = [
    shareLockUsers(body.usersNotification ?? []),
    ...lockReminder(params.id, view),
  ] as const
  const row = await unit.write(opening, async (transaction, [, , [before]], principal) => {
    if (!before) throw notFound()
    const owner = { User: { type: before.userType } }
    if (!evaluateReminderEdit(owner, toViewer(principal)).allowed) {
      throw new Problem(403, 'REMINDER_OF_FIRM')
    }
    const work = { transaction, principal, services, now }
    return editReminder(work, before, { body, uploads, view, ifMatch })
  })
  setVersion(row.version)
  return toReminder(row, view, services.firm.shortLabel)
}
