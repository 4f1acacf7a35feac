import { CalendarClock, CalendarOff, ListOrdered, Pause, TriangleAlert } from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Card } from '../../../primitives/Card/Card.tsx'
import { DayStrip } from '../../../primitives/DayStrip/DayStrip.tsx'
import type { ForecastView } from '../forecast-view.ts'
import * as css from './ForecastCard.css.ts'

const icons = {
  holiday: CalendarOff,
  queue: ListOrdered,
  clock: Pause,
  count: CalendarClock,
  overdue: TriangleAlert,
} as const

/** When the demand is due, the days until then, and why it takes them. */
export function ForecastCard({ forecast }: { forecast: ForecastView }) {
  const { heading, figure, date, relative, isOverdue, days, notes } = forecast
  return (
    <Card heading={heading}>
      <p className={css.figure}>{date ? <time dateTime={date}>{figure}</time> : figure}</p>
      {relative && (
        <p className={isOverdue ? `${css.relative} ${css.overdue}` : css.relative}>{relative}</p>
      )}
      {days.length > 0 && (
        <div className={css.strip}>
          <DayStrip label={labels.forecastDays} days={days} />
        </div>
      )}
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map(({ kind, text }) => {
            const Icon = icons[kind]
            return (
              <li key={text} className={css.note}>
                <Icon className={css.icon} />
                {text}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
