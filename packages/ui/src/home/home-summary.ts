import { type CivilDate, countDays, formatDate, formatOnWeekday } from '@tramite/core/calendar'
import { canTakeTurn, type DeadlineState, toDeadlineState } from '@tramite/core/demands'
import { type Home, listComing } from '@tramite/core/home'
import type { DemandFrame } from '../demands/shared/forecast.ts'
import { formatCount } from '../labels/count.ts'
import { homeLabels } from '../labels/home.ts'

function toWaitingText(count: number, deadlines: DeadlineState): string {
  const { waiting, stopped } = homeLabels
  if (count === 0) return waiting.none
  if (count === 1) return canTakeTurn(deadlines) ? waiting.one : stopped.one(deadlines)
  const words = homeLabels.numberWords[count] ?? formatCount(count)
  const counted = words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
  return canTakeTurn(deadlines) ? waiting.many(counted) : stopped.many(deadlines, counted)
}

function toDayText(day: CivilDate, today: CivilDate): string {
  const days = countDays(today, day)
  if (days === 0) return homeLabels.today
  if (days === 1) return homeLabels.tomorrow
  return days < 7 ? formatOnWeekday(day) : homeLabels.onDate(formatDate(day))
}

/** The home page in a sentence or two: what waits for the customer, or is stopped by the contract, and when something will be delivered. */
export function toHomeSummary(
  home: Pick<Home, 'waiting' | 'coming'>,
  frame: Pick<DemandFrame, 'today' | 'areDeadlinesSuspended' | 'hasContractEnded'>,
): string {
  const [next] = listComing(home, frame) ?? []
  const delivery = next ? homeLabels.nextDelivery(toDayText(next.date, frame.today)) : ''
  const waiting = toWaitingText(home.waiting.count, toDeadlineState(frame))
  return [waiting, delivery].filter(Boolean).join(' ')
}
