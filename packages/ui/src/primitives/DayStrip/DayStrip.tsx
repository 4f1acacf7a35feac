import { primitiveLabels } from '../../labels/primitives.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './DayStrip.css.ts'

export interface StripDay {
  /** YYYY-MM-DD */
  date: string
  /** For display: 'qua'. */
  weekday: string
  kind: keyof typeof css.kind
  /** Why the day does not count, read aloud. */
  reason?: string | undefined
}

/** The days from now to the delivery: where the count starts, and whether each day counts. */
export function DayStrip({ label, days }: { label: string; days: readonly StripDay[] }) {
  return (
    <ol className={css.strip} aria-label={label}>
      {days.map((day) => (
        <li key={day.date} className={`${css.day} ${css.kind[day.kind]}`}>
          <span className={css.weekday}>{day.weekday}</span>
          <span className={css.number}>{Number(day.date.slice(8))}</span>
          <VisuallyHidden>
            {primitiveLabels[day.kind]}
            {day.reason && `: ${day.reason}`}
          </VisuallyHidden>
        </li>
      ))}
    </ol>
  )
}
