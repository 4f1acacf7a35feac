import * as z from 'zod/mini'
import { type CivilDate, isCivilDate } from '../calendar/index.ts'
import { DESCRIPTION_MAX, TEXT_MAX } from '../forms/index.ts'
import { isObject } from '../forms/is-object.ts'
import { cleanText, requiredTextOf, tooLongMessage } from '../forms/text-fields.ts'
import { reminderFieldMessages as texts } from '../messages/reminder-fields.ts'
import { isDueAfter, isNotifiedInTime } from './reminder-dates.rules.ts'
import { reminderTypes } from './reminder-types.ts'

/** Maximum number of characters of a reminder's name. */
export const REMINDER_NAME_MAX = 100

const filled = () =>
  z
    .string(texts['reminders.fillAll'])
    .check(cleanText(), z.minLength(1, texts['reminders.fillAll']))

/** The fields that both reminder forms share; each has its own `name`. */
function reminderFields(today: () => CivilDate) {
  const dueDate = texts['reminders.dueDateNotAfterToday']
  return {
    type: z.enum(reminderTypes, texts['reminders.fillAll']),
    duoDate: z.string(dueDate).check(z.refine((date) => isDueAfter(date, today()), dueDate)),
    dateToNotify: z._default(
      z
        .string()
        .check(
          z.refine(
            (date) => date === '' || isCivilDate(date),
            texts['reminders.notifyAfterDueDate'],
          ),
        ),
      '',
    ),
    usersNotification: z._default(z.array(z.string()), []),
    attachmentsLinks: z._default(z.array(z.string()), []),
  }
}

interface Dates {
  readonly duoDate: string
  readonly dateToNotify: string
}

/** The notification may be on the due date, never after it. */
const notifiesInTime = <Form extends Dates>() =>
  z.refine<Form>((dates) => !dates.duoDate || isNotifiedInTime(dates), {
    path: ['dateToNotify'],
    error: texts['reminders.notifyAfterDueDate'],
    when: isObject,
  })

/**
 * The form of a new reminder: name of 100 characters at most and type required, due after today, notified
 * on the due date at the latest. `toReminderDraft` converts it to the request body.
 * @param today in the firm's time zone; read at each check, since a form may stay open past midnight
 */
export function createReminderSchema(today: () => CivilDate) {
  const name = filled().check(z.maxLength(REMINDER_NAME_MAX, texts['reminders.nameTooLong']))
  return z.object({ name, ...reminderFields(today) }).check(notifiesInTime())
}

/**
 * The form that edits a reminder: as for a new one, but the length of the name is left to the server.
 * `toReminderChanges` converts it to the request body.
 * @param today in the firm's time zone, read at each check
 */
export function createReminderEditSchema(today: () => CivilDate) {
  return z.object({ name: filled(), ...reminderFields(today) }).check(notifiesInTime())
}

/** The form of a demand for a reminder. */
export const reminderDemandSchema = z.object({
  title: requiredTextOf(
    texts['reminders.demandTitleRequired'],
    TEXT_MAX,
    tooLongMessage('title', TEXT_MAX),
  ),
  description: requiredTextOf(
    texts['reminders.demandDescriptionRequired'],
    DESCRIPTION_MAX,
    tooLongMessage('description', DESCRIPTION_MAX),
  ),
  priority: z._default(z.boolean(), false),
  isPrivate: z._default(z.boolean(), false),
  usersToNotify: z._default(z.array(z.string()), []),
})
