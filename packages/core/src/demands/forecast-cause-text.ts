import { formatDate } from '../calendar/index.ts'
import { forecastCauseMessages as messages } from '../messages/forecast-causes.ts'
import { fillMessage } from '../messages/message-text.ts'
import type { ForecastCause } from './forecast-cause.rules.ts'

function toDays(count: number): string {
  if (count === 1) return messages['forecast.cause.oneDay']
  return fillMessage(messages['forecast.cause.days'], { count })
}

function toCode({ kind, from, to, countedFrom, offset }: ForecastCause) {
  if (kind === 'staff' && to === null) return 'withdrawn'
  // Not counted from the old date: there was none, or it had passed.
  if (kind === 'answered' && countedFrom !== from) return 'answered.first'
  if (kind === 'reopened' && from === null) return 'reopened.first'
  if (kind === 'reopened' && countedFrom !== from) return 'reopened.late'
  // The pause took no business day: only a bound can have moved its date.
  if (offset === 0 && (kind === 'answered' || kind === 'reopened' || kind === 'resumed')) {
    return `${kind}.sameDay` as const
  }
  return kind
}

/** The text that explains the cause of a date to the customer, in a sentence or two. */
export function toCauseText(cause: ForecastCause): string {
  const { place, offset, countedFrom, notBefore, notAfter } = cause
  const text = fillMessage(messages[`forecast.cause.${toCode(cause)}`], {
    place: place ?? '',
    days: toDays(offset),
    start: countedFrom === null ? '' : formatDate(countedFrom),
  })
  const bounds = [
    notBefore && fillMessage(messages['forecast.cause.notBefore'], { date: formatDate(notBefore) }),
    notAfter && fillMessage(messages['forecast.cause.notAfter'], { date: formatDate(notAfter) }),
  ]
  return [text, ...bounds].filter(Boolean).join(' ')
}
