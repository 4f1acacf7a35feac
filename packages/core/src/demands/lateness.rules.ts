import { type CivilDate, type Conventions, civilDateFrom } from '../calendar/index.ts'
import type { DemandStatus } from './demands.types.ts'

/** The statuses in which a demand waits for the firm and the firm's time runs. */
export const firmStatuses = [
  'OPEN',
  'IN_PROGRESS',
  'BLOCKED',
] as const satisfies readonly DemandStatus[]

const isWithFirm = (status: DemandStatus) => firmStatuses.some((one) => one === status)

/**
 * Whether the time of a demand is paused: it waits for the customer, or the contract suspends all
 * deadlines.
 * @param areDeadlinesSuspended by the contract of the customer
 */
export const isClockPaused = (statusKey: DemandStatus, areDeadlinesSuspended: boolean): boolean =>
  statusKey === 'PENDING' || (areDeadlinesSuspended && isWithFirm(statusKey))

/** The day on which a demand is looked at, and whether its contract suspends the deadlines. */
export interface LatenessFrame {
  /** In the firm's time zone. */
  readonly today: CivilDate
  readonly areDeadlinesSuspended?: boolean | undefined
}

/**
 * Whether the day that the firm promised has passed while the demand waits for the firm. A demand that
 * waits for the customer, or whose deadlines the contract suspends, is never overdue: the firm owes an
 * explanation only where its own time has run out.
 */
export function isOverdue(
  {
    statusKey,
    deleveryForecast,
  }: { readonly statusKey: DemandStatus; readonly deleveryForecast: CivilDate | null },
  { today, areDeadlinesSuspended = false }: LatenessFrame,
): boolean {
  if (deleveryForecast === null || areDeadlinesSuspended) return false
  return isWithFirm(statusKey) && deleveryForecast < today
}

/** How the contract affects deadlines. */
interface StopFrame extends Pick<LatenessFrame, 'areDeadlinesSuspended'> {
  /** The contract has ended, so deadlines will not run again: nothing is reported as suspended. */
  readonly hasContractEnded?: boolean | undefined
}

/** What the date of a demand is read from: the moment, and how the contract affects deadlines. */
export interface DemandDateFrame extends LatenessFrame, StopFrame {
  readonly conventions: Pick<Conventions, 'timeZone'>
}

/** The state of deadlines under the contract. */
export type DeadlineState = 'running' | 'suspended' | 'ended'

/**
 * The state of deadlines under the contract. After its end none counts as suspended, since none will run
 * again.
 */
export function toDeadlineState({
  areDeadlinesSuspended = false,
  hasContractEnded = false,
}: StopFrame): DeadlineState {
  if (!areDeadlinesSuspended) return 'running'
  return hasContractEnded ? 'ended' : 'suspended'
}

/** The relevant date of a demand, or why none is promised. */
export type DemandDate =
  | { readonly state: 'delivered' | 'due' | 'overdue'; readonly date: CivilDate }
  /**
   * No date is shown: the contract has suspended the deadlines or has ended, or none is promised. `last` is
   * the day that was promised last.
   */
  | { readonly state: 'suspended' | 'ended' | 'none'; readonly last: CivilDate | null }

/**
 * The relevant date of a demand: the delivery if it was delivered, otherwise the forecast. A demand that
 * waits for the customer has none, since its time is paused. Before the delivery, a stop by the contract
 * takes precedence.
 */
export function toDemandDate(
  demand: {
    readonly statusKey: DemandStatus
    readonly deleveryForecast: string | null
    readonly finishedAt: string | null
  },
  frame: DemandDateFrame,
): DemandDate {
  const { statusKey, deleveryForecast, finishedAt } = demand
  const isFinished = statusKey === 'FINISHED'
  const moment = isFinished ? finishedAt : deleveryForecast
  const date = moment === null ? null : civilDateFrom(moment, frame.conventions.timeZone)
  const deadlines = toDeadlineState(frame)
  if (deadlines !== 'running' && !isFinished) return { state: deadlines, last: date }
  if (date === null || statusKey === 'PENDING') return { state: 'none', last: date }
  if (isFinished) return { state: 'delivered', date }
  const isLate = isOverdue({ statusKey, deleveryForecast: date }, frame)
  return { state: isLate ? 'overdue' : 'due', date }
}
