import type { CivilDate } from '../calendar/index.ts'
import type { DemandStatus } from './demands.types.ts'

/** The statuses in which a demand waits for the firm: its time runs. */
export const firmStatuses = [
  'OPEN',
  'IN_PROGRESS',
  'BLOCKED',
] as const satisfies readonly DemandStatus[]

const isWithFirm = (status: DemandStatus) => firmStatuses.some((one) => one === status)

/**
 * Whether the time of a demand stands still: it waits for the customer, or the contract holds all deadlines.
 * @param areDeadlinesSuspended by the contract of the customer
 */
export const isClockPaused = (statusKey: DemandStatus, areDeadlinesSuspended: boolean): boolean =>
  statusKey === 'PENDING' || (areDeadlinesSuspended && isWithFirm(statusKey))

/** When a demand is looked at, and whether its contract holds the deadlines. */
export interface LatenessFrame {
  /** In the firm's time zone. */
  readonly today: CivilDate
  readonly areDeadlinesSuspended?: boolean | undefined
}

/**
 * Whether the day that the firm promised has passed while the demand waits for the firm. Neither one that waits
 * for the customer nor one whose deadlines the contract holds is overdue: the firm owes an explanation only where
 * its own time has run out.
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
