import type { CivilDate } from '@tramite/core/calendar'
import type { ReminderCategory, ReminderCategoryEntry } from '@tramite/core/reminders'

/** Anything that has a date. */
export interface AgendaItem {
  readonly id: string
  readonly kind: 'reminder' | 'delivery' | 'invoice'
  readonly date: CivilDate
  readonly title: string
  readonly note: string
  readonly href: string
  readonly colour: ReminderCategoryEntry['colour']
  /** Nothing is to be done on its day any more: it is shown, and counted apart. */
  readonly isDone?: boolean
  /** For a reminder, its category. */
  readonly category?: ReminderCategory
}

/** Distinguishes items of different kinds whose ids are the same. */
export const toItemKey = ({ kind, id }: AgendaItem): string => `${kind} ${id}`
