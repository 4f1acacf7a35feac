import { allowed, type Decision, refused } from '@tramite/core/decision'
import { type ActionReminder, demandOfReminder } from '@tramite/core/reminders'

/**
 * Whether a demand may be raised for a reminder: not while it has one. Demands that the user may not
 * see are not known of.
 */
export function evaluateReminderDemand(
  reminder: Pick<ActionReminder, 'ReminderDemands'>,
): Decision<'hasDemand'> {
  return demandOfReminder(reminder) === null ? allowed : refused('hasDemand')
}

/** Whether a reminder may be linked to a demand: it has to be linked to none. */
export function evaluateReminderLink(
  reminder: Pick<ActionReminder, 'ReminderDemands'>,
  demandId: string,
): Decision<'linked' | 'linkedElsewhere'> {
  const ids = reminder.ReminderDemands.map((link) => link.demandId)
  if (ids.includes(demandId)) return refused('linked')
  return ids.length === 0 ? allowed : refused('linkedElsewhere')
}
