import {
  addDays,
  type CivilDate,
  civilDateFrom,
  formatLongDate,
  formatTime,
} from '@tramite/core/calendar'
import { canSeeItem, type DemandViewer, type ProcessItem } from '@tramite/core/demands'
import { conversationLabels } from '../../labels/demand-detail.ts'

/** One day of the conversation. */
export interface ConversationDay {
  readonly date: CivilDate
  /** 'Hoje', 'Ontem', or the day in full. */
  readonly label: string
  readonly items: readonly ProcessItem[]
}

/** The name of a conversation's day. */
export function toDayLabel(date: CivilDate, today: CivilDate): string {
  if (date === today) return conversationLabels.today
  if (date === addDays(today, -1)) return conversationLabels.yesterday
  return formatLongDate(date)
}

/**
 * The entries that a reader sees, by day.
 * @param items oldest first
 * @param today in the firm's time zone
 */
export function toConversationDays(
  items: readonly ProcessItem[],
  today: CivilDate,
  timeZone: string,
  kind: DemandViewer['kind'],
): ConversationDay[] {
  const days: { date: CivilDate; label: string; items: ProcessItem[] }[] = []
  for (const item of items) {
    if (!canSeeItem(item, { kind })) continue
    const date = civilDateFrom(item.createdAt, timeZone)
    const last = days.at(-1)
    if (last?.date === date) last.items.push(item)
    else days.push({ date, label: toDayLabel(date, today), items: [item] })
  }
  return days
}

/**
 * Since when entries are new, in words: 'ontem, às 14:32', or the full date.
 * @param since an instant of the wire
 * @param today in the firm's time zone
 */
export function toSinceText(since: string, today: CivilDate, timeZone: string): string {
  const date = civilDateFrom(since, timeZone)
  const time = formatTime(since, timeZone)
  if (date === today) return conversationLabels.sinceToday(time)
  if (date === addDays(today, -1)) return conversationLabels.sinceYesterday(time)
  return formatLongDate(date)
}
