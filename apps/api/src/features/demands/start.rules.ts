import { civilDateOf, countDays, firstCountableDay } from '@tramite/core/calendar'
import {
  type DemandStatus,
  type QueuedDemand,
  type QueueInput,
  type QueueMove,
  toRunningDay,
} from '@tramite/core/demands'

/** Calendar days after a delivery within which a reopened demand continues from its old date. */
const REOPENING_DAYS = 15

/** The facts about a demand that enter the rule for its start. */
interface StartingDemand extends QueuedDemand {
  readonly statusKey: DemandStatus
  /** Instants in wire format. */
  readonly statusChangedAt: string
  readonly finishedAt: string | null
  /** Its place in the queue; null if it holds none. */
  readonly order: number | null
}

/**
 * What happens to the queue when work on a demand starts. One whose question was answered, or that was
 * delivered at most 15 days ago, continues from its old place and date; any other joins the end. So does one
 * that the customer was asked about after its delivery, once its date is past: nobody was waiting for that
 * day.
 */
export function toStartMove(
  demand: StartingDemand,
  { now, conventions }: Pick<QueueInput, 'now' | 'conventions'>,
): Extract<QueueMove, { kind: 'add' | 'resume' }> {
  const { statusKey, statusChangedAt, finishedAt, order } = demand
  if (statusKey === 'PENDING') {
    const asked = { ...demand, waitingSince: new Date(statusChangedAt) }
    const day = toRunningDay(asked, { now, conventions })
    const isPast = day !== null && day < firstCountableDay(now, conventions)
    if (order === null && isPast) return { kind: 'add', demand }
    return { kind: 'resume', cause: 'answered', demand: asked }
  }
  if (statusKey === 'FINISHED' && finishedAt !== null) {
    const waitingSince = new Date(finishedAt)
    const [then, today] = [waitingSince, now].map((at) => civilDateOf(at, conventions.timeZone))
    if (then && today && countDays(then, today) <= REOPENING_DAYS) {
      return { kind: 'resume', cause: 'reopened', demand: { ...demand, waitingSince } }
    }
  }
  return { kind: 'add', demand }
}
