import { type ReminderDates, toNotifyDate } from './reminder-dates.rules.ts'

interface ReminderForm extends ReminderDates {
  /** Keys of files. */
  readonly attachmentsLinks: readonly string[]
}

/**
 * What the form of a new reminder sends: without a day of its own the notice comes on the due date, and
 * without files it sends null.
 * @param form what the schema gave
 */
export function toReminderDraft<Form extends ReminderForm>(form: Form) {
  const { attachmentsLinks: keys } = form
  return {
    ...form,
    dateToNotify: toNotifyDate(form),
    attachmentsLinks: keys.length === 0 ? null : [...keys],
  }
}

/**
 * What the form that edits a reminder sends: the same, but without files those that are there stay.
 * @param form what the schema gave
 * @param kept keys of the files that the reminder has
 */
export function toReminderChanges<Form extends ReminderForm>(form: Form, kept: readonly string[]) {
  const { attachmentsLinks: keys } = form
  return {
    ...form,
    dateToNotify: toNotifyDate(form),
    attachmentsLinks: [...(keys.length === 0 ? kept : keys)],
  }
}
