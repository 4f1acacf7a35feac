import type * as z from 'zod/mini'
import { type NewDemandContext, toNewDemand } from '../demands/index.ts'
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

/**
 * The demand from the form, as the call takes it. Its creator always follows it and is notified, in addition
 * to the chosen users.
 * @param form the parsed values
 */
export function toReminderDemand(
  { title: name, isPrivate: chosen, ...form }: z.output<typeof reminderDemandSchema>,
  context: NewDemandContext,
) {
  const { private: isPrivate, ...demand } = toNewDemand({ ...form, name, private: chosen }, context)
  return { ...demand, isPrivate, following: demand.usersToNotify }
}
