import type * as z from 'zod/mini'
import type { UploadRecord } from '../files/index.ts'
import { fillMessage } from '../messages/message-text.ts'
import { reminderFieldMessages } from '../messages/reminder-fields.ts'
import type { reminderDemandSchema } from './reminder-forms.schema.ts'
import type { Reminder } from './reminders.types.ts'

/** The initial values of a demand for a reminder. */
export function toReminderDemandDefaults({
  externalId: number,
  name,
}: Pick<Reminder, 'externalId' | 'name'>): {
  readonly title: string
  readonly description: string
} {
  return {
    title: fillMessage(reminderFieldMessages['reminders.demandTitle'], { number, name }),
    description: fillMessage(reminderFieldMessages['reminders.demandDescription'], {
      number,
      name,
    }),
  }
}

/** The user who creates a demand for a reminder, and its files. */
export interface ReminderDemandContext {
  readonly userId: string
  /** Whether demands of the customer may be private at all. */
  readonly canBePrivate: boolean
  readonly attachments: readonly UploadRecord[]
}

/**
 * The demand from the form, as the call takes it: the user always follows it and is notified, besides the
 * chosen ones.
 * @param form the parsed values
 */
export function toReminderDemand(
  form: z.output<typeof reminderDemandSchema>,
  { userId, canBePrivate, attachments }: ReminderDemandContext,
) {
  const users = [userId, ...form.usersToNotify.filter((id) => id !== userId)]
  return {
    name: form.title,
    description: form.description,
    attachments: [...attachments],
    priority: form.priority,
    isPrivate: canBePrivate && form.isPrivate,
    usersToNotify: users,
    following: users,
  }
}
