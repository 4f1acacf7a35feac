import * as calls from '../generated/calls/reminders.ts'
import { defineCommand } from '../http/index.ts'

// A failed write returns null if the caller asks for the fallback, after the failure was reported to the
// user.

/** `POST /reminder`. */
export const createReminder = defineCommand(calls.createReminder, {
  success: 'reminders.created',
  failure: 'reminders.createFailed',
  failureUnexplained: 'reminders.createFailedSupport',
  stale: ['reminders'],
  fallback: null,
})

/** `PATCH /reminder/{id}`. */
export const updateReminder = defineCommand(calls.updateReminder, {
  success: 'reminders.updated',
  failure: 'reminders.updateFailed',
  failureUnexplained: 'reminders.updateFailedSupport',
  stale: ['reminders'],
  fallback: null,
})

/** `POST /reminder/filed/{id}`: archives a reminder for the current business. */
export const fileReminder = defineCommand(calls.fileReminder, {
  success: 'reminders.filed',
  failure: 'reminders.fileFailed',
  failureUnexplained: 'reminders.fileFailedSupport',
  stale: ['reminders'],
  fallback: null,
})

/** `POST /reminder/unfiled/{id}`: takes a reminder out of the archive of the current business. */
export const unfileReminder = defineCommand(calls.unfileReminder, {
  success: 'reminders.unfiled',
  failure: 'reminders.unfileFailed',
  failureUnexplained: 'reminders.unfileFailedSupport',
  stale: ['reminders'],
  fallback: null,
})

/** `POST /reminder/demandToReminder/{id}`: creates a demand; the user is then led to it. */
export const createDemandFromReminder = defineCommand(calls.createDemandFromReminder, {
  success: 'demands.created',
  failure: 'reminders.demandFailed',
  failureUnexplained: 'reminders.demandFailedSupport',
  stale: ['reminders', 'demands', 'home'],
  fallback: null,
})

/**
 * `POST /reminder/demand/{demandId}/{reminderId}`: links a reminder to a demand. Reminders on the screen
 * are read again.
 */
export const linkReminder = defineCommand(calls.linkReminder, {
  success: 'demands.reminderLinked',
  failure: 'reminders.linkFailed',
  stale: ['reminders'],
  fallback: null,
})

/**
 * `DELETE /reminder/notAssociatedInDemand/{id}`: removes the link of a reminder. Its toast deviates from the
 * specification, whose text for this place, that the reminder was linked, would be wrong.
 */
export const unlinkReminder = defineCommand(calls.unlinkReminder, {
  success: 'reminders.unlinked',
  failure: 'reminders.unlinkFailed',
  stale: ['reminders'],
  fallback: null,
})

/**
 * `PATCH /reminder/updateResponsible/{id}`: transfers a user's reminders. The removal of a user does this
 * automatically.
 */
export const updateReminderResponsible = defineCommand(calls.updateReminderResponsible, {
  success: 'reminders.responsibleUpdated',
  failure: 'reminders.responsibleUpdateFailed',
  stale: ['reminders'],
})
