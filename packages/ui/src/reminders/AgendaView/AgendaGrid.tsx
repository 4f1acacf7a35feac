import type { CivilDate } from '@tramite/core/calendar'
import { type AgendaSpan, groupByDay, isInAgenda } from '@tramite/core/reminders'
import type { RefObject } from 'react'
import { weekdayLabels } from '../../labels/weekdays.ts'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { AgendaChips } from './AgendaChips.tsx'
import * as css from './AgendaView.css.ts'
import type { AgendaItem } from './agenda-item.ts'
import { toDayCounts, toDayTitle } from './day-words.ts'
import { useDayKeys } from './use-day-keys.ts'

interface AgendaGridProps {
  /** The period shown, in words. */
  label: string
  span: AgendaSpan
  /** Whole weeks. */
  days: readonly CivilDate[]
  /** The selected day. */
  day: CivilDate
  today: CivilDate
  items: readonly AgendaItem[]
  onDayChange: (day: CivilDate) => void
}

/** The weeks of a month, or a single week: one stop of the Tab key, in which other keys choose the day. */
export function AgendaGrid({ label, span, days, day, today, items, onDayChange }: AgendaGridProps) {
  const { chosen, onKeyDown } = useDayKeys({ span, day, onDayChange })
  const byDay = groupByDay(items)
  const weeks = days.filter((_, index) => index % 7 === 0)
  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move in it
      role="grid"
      className={css.grid}
      data-span={span}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      <Weekdays />
      <tbody>
        {weeks.map((sunday) => (
          <tr key={sunday}>
            {days.slice(days.indexOf(sunday), days.indexOf(sunday) + 7).map((date) => (
              <DayCell
                key={date}
                date={date}
                span={span}
                isOutside={!isInAgenda(span, day, date)}
                isToday={date === today}
                chosen={date === day ? chosen : null}
                items={byDay.get(date) ?? []}
                onPress={() => onDayChange(date)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Weekdays() {
  return (
    <thead>
      <tr>
        {weekdayLabels.long.map((name, weekday) => (
          <th key={name} scope="col" className={css.weekday}>
            <span aria-hidden="true">{weekdayLabels.short[weekday]}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Maximum number of items in a day's cell of a month; a cell of a week has room for all. */
const shownInMonth = 3

interface DayCellProps {
  date: CivilDate
  span: AgendaSpan
  /** It belongs to another month than the one shown. */
  isOutside: boolean
  isToday: boolean
  /** Of the chosen day; null for all others. */
  chosen: RefObject<HTMLButtonElement | null> | null
  items: readonly AgendaItem[]
  onPress: () => void
}

function DayCell({ date, span, isOutside, isToday, chosen, items, onPress }: DayCellProps) {
  const isChosen = chosen !== null
  const number = Number(date.slice(8))
  return (
    <td
      className={css.cell}
      data-outside={isOutside || undefined}
      data-chosen={isChosen || undefined}
    >
      <button
        ref={chosen}
        type="button"
        tabIndex={isChosen ? 0 : -1}
        className={css.number}
        aria-label={`${number}, ${toDayTitle(date)}, ${toDayCounts(items)}`}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        title={items.map(({ title }) => title).join('\n') || undefined}
        onClick={onPress}
      >
        {number}
      </button>
      <AgendaChips
        items={items}
        shown={span === 'month' ? shownInMonth : Number.POSITIVE_INFINITY}
      />
    </td>
  )
}
