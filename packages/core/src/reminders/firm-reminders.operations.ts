import * as calls from '../generated/calls/reminders.ts'
import { defineCommand, definePagedQuery, defineQuery } from '../http/index.ts'
import { toRemindersQuery } from './reminder-order.ts'
import type { RemindersFilter } from './reminders.types.ts'

interface FirmRemindersFilter extends RemindersFilter {
  readonly customerId?: string
}

/** `GET /firm/reminders`: reminders of all customers or of one, for staff. */
export const listFirmReminders = definePagedQuery(calls.listFirmReminders, {
  resource: 'reminders',
  request: (filter: FirmRemindersFilter) => ({ query: toRemindersQuery(filter) }),
})

/** `GET /firm/reminders/{id}`, for staff. */
export const getFirmReminder = defineQuery(calls.getFirmReminder, {
  resource: 'reminders',
})

/** `POST /firm/reminders`: a reminder that the customer cannot change, for staff. */
export const createFirmReminder = defineCommand(calls.createFirmReminder, {
  success: 'reminders.created',
  failure: 'reminders.createFailed',
  stale: ['reminders'],
})

/** `PATCH /firm/reminders/{id}`: changes it, including its link, for staff. */
export const updateFirmReminder = defineCommand(calls.updateFirmReminder, {
  success: 'reminders.updated',
  failure: 'reminders.updateFailed',
  stale: ['reminders'],
})

/** `DELETE /firm/reminders/{id}`: withdraws a reminder, for staff. */
export const deleteFirmReminder = defineCommand(calls.deleteFirmReminder, {
  success: 'firm.reminderDeleted',
  failure: 'firm.reminderDeleteFailed',
  stale: ['reminders'],
})
