import { type ReminderDates, toNotifyDate } from './reminder-dates.rules.ts'

interface ReminderForm extends ReminderDates {
  /** Keys of files. */
  readonly attachmentsLinks: readonly string[]
}

/**
 * The body of a new reminder: without a notice day of its own the notice is on the due date; without
 * files it sends null.
 * @param form the parsed values
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
 * The body of an edited reminder: the same, but without new files the existing ones stay.
 * @param form the parsed values
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
