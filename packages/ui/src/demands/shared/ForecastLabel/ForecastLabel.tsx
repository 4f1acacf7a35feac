import type { Forecast } from '../forecast.ts'
import * as css from './ForecastLabel.css.ts'

/** The date of a demand and how far it is. */
export function ForecastLabel({
  forecast,
  className = '',
}: {
  forecast: Forecast
  className?: string
}) {
  const { date, dateText, words, isOverdue } = forecast
  return (
    <span className={`${css.forecast} ${className}`.trim()}>
      {date === null ? (
        <span className={css.dash} aria-hidden="true">
          —
        </span>
      ) : (
        <time dateTime={date}>{dateText}</time>
      )}
      <span className={isOverdue ? css.overdue : css.words}>{words}</span>
    </span>
  )
}
