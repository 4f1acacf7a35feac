import type { Forecast } from '../forecast.ts'
import * as css from './ForecastLabel.css.ts'

/** The date of a demand and how far away it is. */
export function ForecastLabel({
  forecast,
  className = '',
}: {
  forecast: Forecast
  className?: string
}) {
  const { date, dateText, words, isOverdue } = forecast
  const classNames = [css.forecast, date === null && css.dateless, className]
  return (
    <span className={classNames.filter(Boolean).join(' ')}>
      {date !== null && (
        <time dateTime={date} className={css.date}>
          {dateText}
        </time>
      )}
      <span className={isOverdue ? css.overdue : undefined}>{` ${words}`}</span>
    </span>
  )
}
