import {
  defineCommand,
  definePagedQuery,
  defineQuery,
  type Idempotent,
  type Versioned,
} from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import { toRemindersQuery } from './reminder-order.ts'
import type {
  CreateFirmReminderInput,
  RemindersFilter,
  UpdateFirmReminderInput,
} from './reminders.types.ts'

interface FirmRemindersFilter extends RemindersFilter {
  readonly customerId?: string
}

/** `GET /firm/reminders`: of all customers or one, for staff. */
export const listFirmReminders = definePagedQuery({
  resource: 'reminders',
  path: '/firm/reminders',
  request: (filter: FirmRemindersFilter) => ({ query: toRemindersQuery(filter) }),
})

/** `GET /firm/reminders/{id}`, for staff. */
export const getFirmReminder = defineQuery({
  resource: 'reminders',
  path: '/firm/reminders/{id}',
  versioned: true,
  request: ({ id }: { id: string }) => ({ path: { id } }),
})

/** `POST /firm/reminders`: a reminder that the customer cannot change, for staff. */
export const createFirmReminder = defineCommand({
  method: 'post',
  path: '/firm/reminders',
  request: toBody<CreateFirmReminderInput & Idempotent>,
  idempotent: true,
  success: 'reminders.created',
  failure: 'reminders.createFailed',
  stale: ['reminders'],
})

/** `PATCH /firm/reminders/{id}`: its link too, for staff. */
export const updateFirmReminder = defineCommand({
  method: 'patch',
  path: '/firm/reminders/{id}',
  request: toIdAndBody<UpdateFirmReminderInput & Versioned & { id: string }>,
  versionOf: '/firm/reminders/{id}',
  success: 'reminders.updated',
  failure: 'reminders.updateFailed',
  stale: ['reminders'],
})

/** `DELETE /firm/reminders/{id}`: withdraws a reminder, for staff. */
export const deleteFirmReminder = defineCommand({
  method: 'delete',
  path: '/firm/reminders/{id}',
  request: ({ id }: Versioned & { id: string }) => ({ path: { id } }),
  versionOf: '/firm/reminders/{id}',
  failure: 'reminders.updateFailed',
  stale: ['reminders'],
})
