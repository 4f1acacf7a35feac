import { defineCommand, type Idempotent, type Versioned } from '../http/index.ts'
import { toBody, toIdAndBody } from '../http/request-parts.ts'
import type {
  CreateReminderInput,
  ReminderDemandInput,
  UpdateReminderInput,
} from './reminders.types.ts'

interface ReminderId {
  readonly id: string
}

// A write that fails gives null, once the user was told. Specification, part 2 §8.

/** `POST /reminder`. */
export const createReminder = defineCommand({
  method: 'post',
  path: '/reminder',
  request: toBody<CreateReminderInput & Idempotent>,
  idempotent: true,
  success: 'reminders.created',
  failure: 'reminders.createFailed',
  failureAdvice: 'reminders.createFailedSupport',
  stale: ['reminders'],
  instead: null,
})

/** `PATCH /reminder/{id}`. */
export const updateReminder = defineCommand({
  method: 'patch',
  path: '/reminder/{id}',
  request: toIdAndBody<ReminderId & Versioned & UpdateReminderInput>,
  versionOf: '/reminder/{id}',
  success: 'reminders.updated',
  failure: 'reminders.updateFailed',
  failureAdvice: 'reminders.updateFailedSupport',
  stale: ['reminders'],
  instead: null,
})

/** `POST /reminder/filed/{id}`: archives a reminder for the current business. */
export const fileReminder = defineCommand({
  method: 'post',
  path: '/reminder/filed/{id}',
  request: ({ id }: ReminderId) => ({ path: { id } }),
  success: 'reminders.filed',
  failure: 'reminders.fileFailed',
  failureAdvice: 'reminders.fileFailedSupport',
  stale: ['reminders'],
  instead: null,
})

/** `POST /reminder/unfiled/{id}`: takes a reminder out of the archive of the current business. */
export const unfileReminder = defineCommand({
  method: 'post',
  path: '/reminder/unfiled/{id}',
  request: ({ id }: ReminderId) => ({ path: { id } }),
  success: 'reminders.unfiled',
  failure: 'reminders.unfileFailed',
  failureAdvice: 'reminders.unfileFailedSupport',
  stale: ['reminders'],
  instead: null,
})

/** `POST /reminder/demandToReminder/{id}`: raises a demand; the user then goes to it. */
export const createDemandFromReminder = defineCommand({
  method: 'post',
  path: '/reminder/demandToReminder/{id}',
  request: toIdAndBody<ReminderId & ReminderDemandInput & Idempotent>,
  idempotent: true,
  success: 'demands.created',
  failure: 'reminders.demandFailed',
  failureAdvice: 'reminders.demandFailedSupport',
  stale: ['reminders', 'demands', 'home'],
  instead: null,
})

/**
 * `POST /reminder/demand/{demandId}/{reminderId}`: links a reminder to a demand. The page reloads
 * after `RELOAD_AFTER_LINK_MS`.
 */
export const linkReminder = defineCommand({
  method: 'post',
  path: '/reminder/demand/{demandId}/{reminderId}',
  request: ({ demandId, reminderId }: { demandId: string; reminderId: string }) => ({
    path: { demandId, reminderId },
  }),
  success: 'demands.reminderLinked',
  failure: 'reminders.linkFailed',
  stale: ['reminders'],
  instead: null,
})

/**
 * `DELETE /reminder/notAssociatedInDemand/{id}`: removes the link of a reminder, and says that. That it
 * were linked, as the text for this place has it, would not be true.
 */
export const unlinkReminder = defineCommand({
  method: 'delete',
  path: '/reminder/notAssociatedInDemand/{id}',
  request: ({ id }: ReminderId) => ({ path: { id } }),
  success: 'reminders.unlinked',
  failure: 'reminders.unlinkFailed',
  stale: ['reminders'],
  instead: null,
})

/**
 * `PATCH /reminder/updateResponsible/{id}`: hands the reminders of a user over. The removal of a user
 * does this by itself.
 */
export const updateReminderResponsible = defineCommand({
  method: 'patch',
  path: '/reminder/updateResponsible/{id}',
  request: ({ id, newResponsibleUserId }: ReminderId & { newResponsibleUserId: string }) => ({
    path: { id },
    body: { newResponsibleUserId },
  }),
  stale: ['reminders'],
})
