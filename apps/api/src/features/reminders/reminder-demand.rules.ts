import { allowed, type Decision, refused } from '@tramite/core/decision'
import { type ActionReminder, demandOfReminder } from '@tramite/core/reminders'

/**
 * Whether a demand may be created for a reminder: not while it has one. Demands that are hidden from the
 * user do not count.
 */
export function evaluateReminderDemand(
  reminder: Pick<ActionReminder, 'ReminderDemands'>,
): Decision<'hasDemand'> {
  return demandOfReminder(reminder) === null ? allowed : refused('hasDemand')
}

/** Whether a reminder may be linked to a demand: it must have no link. */
export function evaluateReminderLink(
  reminder: Pick<ActionReminder, 'ReminderDemands'>,
  demandId: string,
): Decision<'linked' | 'linkedElsewhere'> {
  const ids = reminder.ReminderDemands.map((link) => link.demandId)
  if (ids.includes(demandId)) return refused('linked')
  return ids.length === 0 ? allowed : refused('linkedElsewhere')
}
