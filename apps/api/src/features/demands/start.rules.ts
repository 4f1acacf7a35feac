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
  /** Since when the contract suspends its deadline; absent while it runs. */
  readonly stoppedSince?: Date | null
  /** When it got its date. */
  readonly datedAt?: Date | null
}

/**
 * The begin of a pause. Deadlines that the contract suspends stood still before it already: the end of the suspension
 * adds only the days after the start.
 */
function toPauseStart(since: Date, { stoppedSince, datedAt }: StartingDemand): Date {
  if (!stoppedSince) return since
  const held = datedAt && datedAt > stoppedSince ? datedAt : stoppedSince
  return held < since ? held : since
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
    const requestedAt = new Date(statusChangedAt)
    // What was asked about after its delivery had no deadline before.
    const waitingSince = order === null ? requestedAt : toPauseStart(requestedAt, demand)
    const asked = { ...demand, waitingSince }
    const day = toRunningDay(asked, { now, conventions })
    const isPast = day !== null && day < firstCountableDay(now, conventions)
    if (order === null && isPast) return { kind: 'add', demand }
    return { kind: 'resume', cause: 'answered', demand: asked }
  }
  if (statusKey === 'FINISHED' && finishedAt !== null) {
    const finished = new Date(finishedAt)
    const waitingSince = toPauseStart(finished, demand)
    const [then, today] = [finished, now].map((at) => civilDateOf(at, conventions.timeZone))
    if (then && today && countDays(then, today) <= REOPENING_DAYS) {
      return { kind: 'resume', cause: 'reopened', demand: { ...demand, waitingSince } }
    }
  }
  return { kind: 'add', demand }
}
