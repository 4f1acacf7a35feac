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
 * The body of an edited reminder: the same, but without files of its own the existing ones stay.
 * @param form the parsed values
 * @param held keys of the files that the reminder has by now: the server refuses one that was removed meanwhile
 * @param added keys of new files
 */
export function toReminderChanges<Form extends ReminderForm>(
  form: Form,
  held: readonly string[],
  added: readonly string[] = [],
) {
  const keys = [...form.attachmentsLinks.filter((key) => held.includes(key)), ...added]
  return {
    ...form,
    dateToNotify: toNotifyDate(form),
    attachmentsLinks: keys.length === 0 ? [...held] : keys,
  }
}
