import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import { announceTool } from '../../outbox/announce-tool.ts'
import { selectCustomer } from '../customers/customers.store.ts'
import { keepFiles } from '../files/attach.ts'
import { releaseFiles } from '../files/files.store.ts'
import { shareLockUsers } from '../users/users.store.ts'
import { type ReminderView, toReminder } from './reminder-columns.ts'
import { lockReminder, removeReminder, selectReminder } from './reminders.store.ts'
import { addReminder, editReminder } from './save-reminder.ts'

/** The firm views reminders without a business. */
const view: ReminderView = { businessId: null, businessIds: null }

/** One reminder of a customer. */
export const getFirmReminder: Handler<'getFirmReminder'> = async (call) => {
  const row = await readVersioned(call, selectReminder(call.params.id, view))
  return toReminder(row, view, call.services.firm.shortLabel)
}

/** Creates a reminder for a customer. */
export const createFirmReminder: Handler<'createFirmReminder'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const uploads = await keepFiles(call, body.attachmentsLinks ?? [])
  const opening = [
    shareLockUsers(body.usersNotification ?? []),
    selectCustomer(body.customerId),
  ] as const
  const reminder = await unit.write(opening, async (transaction, [, [customer]], principal) => {
    if (!customer) throw notFound()
    const work = { transaction, principal, services, now }
    const row = await addReminder(work, customer.id, { body, uploads, view })
    return toReminder(row, view, services.firm.shortLabel)
  })
  setVersion(1)
  return reminder
}

/** Changes a reminder of a customer, its link too. */
export const updateFirmReminder: Handler<'updateFirmReminder'> = async (call) => {
  const { params, body, ifMatch, unit, services, now, setVersion } = call
  const uploads = await keepFiles(call, body.attachmentsLinks ?? [])
  const opening = [
    shareLockUsers(body.usersNotification ?? []),
    ...lockReminder(params.id, view),
  ] as const
  const row = await unit.write(opening, async (transaction, [, , [before]], principal) => {
    if (!before) throw notFound()
    const work = { transaction, principal, services, now }
    return editReminder(work, before, { body, uploads, view, ifMatch })
  })
  setVersion(row.version)
  return toReminder(row, view, services.firm.shortLabel)
}

/** Withdraws a reminder. */
export const deleteFirmReminder: Handler<'deleteFirmReminder'> = async (call) => {
  const { params, ifMatch, unit, now } = call
  const opening = lockReminder(params.id, view)
  await unit.write(opening, async (transaction, [, [row]]) => {
    if (!row) throw notFound()
    requireCurrent(ifMatch, row, {})
    const keys = row.attachments.map(({ key }) => key)
    if (keys.length > 0) transaction.defer(releaseFiles(keys, now))
    transaction.defer(removeReminder(row.id))
    announceTool(transaction, 'reminder', row, now)
  })
  return undefined
}
