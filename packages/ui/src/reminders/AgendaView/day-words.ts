import { type CivilDate, formatDate, weekdayOf } from '@tramite/core/calendar'
import { agendaLabels as labels } from '../../labels/reminders.ts'
import { weekdayLabels } from '../../labels/weekdays.ts'
import type { AgendaItem } from './agenda-item.ts'

/** A day with its weekday. */
export const toDayTitle = (day: CivilDate): string =>
  `${weekdayLabels.long[weekdayOf(day)]}, ${formatDate(day).slice(0, 5)}`

/** How many items are still to come. */
export const countOpen = (items: readonly AgendaItem[]): number =>
  items.filter(({ isDone }) => !isDone).length

/** What is still to come on a day, and what of it is done. */
export function toDayCounts(items: readonly AgendaItem[]): string {
  const open = countOpen(items)
  const done = items.length - open
  return [labels.count(open), done > 0 && labels.done(done)].filter(Boolean).join(', ')
}
