import type { ToolAccessDecision } from '../access/index.ts'
import { formatDate } from '../calendar/index.ts'
import { accessMessages } from '../messages/access.ts'
import { reminderMessages } from '../messages/reminders.ts'
import {
  type AllRemindersFilter,
  type DatedReminder,
  formatNearDay,
  type ReminderCategoryEntry,
  type ReminderFrame,
  toCategoryEntry,
  toReminderTypeText,
} from '../reminders/index.ts'
import {
  listUpcomingReminders,
  toUpcomingName,
  UPCOMING_REMINDERS_MAX,
} from './upcoming-reminders.rules.ts'

/** A reminder as the home page shows it. */
export interface HomeReminder {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Due date, DD/MM/YYYY. */
  readonly date: string
  /** 'hoje' or 'amanhã'; null for what is due later. */
  readonly near: string | null
  /** Colour of the dot, from the category. */
  readonly colour: ReminderCategoryEntry['colour']
}

/** What 'Lembretes à vencer' shows. */
export type HomeReminders =
  | { readonly kind: 'denied' | 'empty'; readonly text: string }
  | { readonly kind: 'list'; readonly reminders: readonly HomeReminder[] }

/** The filter for `listReminders`, so that the home page reads only what it shows. */
export const toUpcomingFilter = ({ today }: Pick<ReminderFrame, 'today'>): AllRemindersFilter => ({
  startDate: today,
  reminderFiled: false,
  limit: UPCOMING_REMINDERS_MAX,
})

/**
 * What 'Lembretes à vencer' shows: the next reminders, or why there are none.
 * @param access to the tool `reminders`
 * @param reminders in any order
 */
export function toHomeReminders(
  access: Pick<ToolAccessDecision, 'allowed'>,
  reminders: readonly (DatedReminder & { readonly id: string; readonly name: string })[],
  frame: ReminderFrame,
): HomeReminders {
  if (!access.allowed) return { kind: 'denied', text: accessMessages['access.toolDenied'] }
  const upcoming = listUpcomingReminders(reminders, frame)
  if (upcoming.length === 0) {
    return { kind: 'empty', text: reminderMessages['reminders.upcomingEmpty'] }
  }
  return {
    kind: 'list',
    reminders: upcoming.map((reminder) => ({
      id: reminder.id,
      name: toUpcomingName(reminder.name),
      type: toReminderTypeText(reminder.type),
      date: formatDate(reminder.duoDate),
      near: formatNearDay(reminder.duoDate, frame.today),
      colour: toCategoryEntry(reminder, frame)?.colour ?? 'neutral',
    })),
  }
}
