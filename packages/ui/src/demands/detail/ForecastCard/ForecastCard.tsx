import {
  CalendarClock,
  CalendarOff,
  ChevronDown,
  Clock,
  ListOrdered,
  Pause,
  PenLine,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Card } from '../../../primitives/Card/Card.tsx'
import { DayStrip } from '../../../primitives/DayStrip/DayStrip.tsx'
import type { ForecastView } from '../forecast-view.ts'
import * as css from './ForecastCard.css.ts'

const icons = {
  holiday: CalendarOff,
  queue: ListOrdered,
  pause: Pause,
  wait: Clock,
  count: CalendarClock,
  overdue: TriangleAlert,
} as const

export interface ForecastCardProps {
  forecast: ForecastView
  /** On a phone: the days and the reasons are collapsed. */
  isFolded: boolean
  /** How the date was determined. */
  causes?: ReactNode
  /** Navigates to where the reader writes to the firm; offered once the forecast date has passed. */
  onWrite?: (() => void) | undefined
}

/** When the demand is due, the days until then, and why it takes them. */
export function ForecastCard({ forecast, isFolded, causes, onWrite }: ForecastCardProps) {
  const { heading, figure, date, relative, isOverdue, days, notes } = forecast
  const hasReasons = days.length > 0 || notes.length > 0
  return (
    <Card heading={heading}>
      <p className={css.figure}>{date ? <time dateTime={date}>{figure}</time> : figure}</p>
      {relative && (
        <p className={isOverdue ? `${css.relative} ${css.overdue}` : css.relative}>{relative}</p>
      )}
      {hasReasons &&
        (isFolded && date !== null ? <Folded {...forecast} /> : <Reasons {...forecast} />)}
      {isOverdue && onWrite && (
        <Button variant="secondary" size="small" icon={<PenLine />} onPress={onWrite}>
          {labels.writeToFirm}
        </Button>
      )}
      {causes}
    </Card>
  )
}

function Folded(forecast: ForecastView) {
  return (
    <details>
      <summary className={css.summary}>
        {labels.howCounted}
        <ChevronDown className={css.chevron} />
      </summary>
      <Reasons {...forecast} />
    </details>
  )
}

function Reasons({ days, notes }: Pick<ForecastView, 'days' | 'notes'>) {
  return (
    <>
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
    </>
  )
}
