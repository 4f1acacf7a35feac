import { type CivilDate, civilDateFrom, countDays } from '../calendar/index.ts'
import type { DemandSummary } from '../demands/index.ts'
import type { Home } from './home.types.ts'

/**
 * Maximum number of tasks on the home page: more would be a list, which is shown below. Also the
 * contract's limit.
 */
export const HOME_TASKS_MAX = 4
/** Maximum number of coming deliveries on the home page. */
export const HOME_COMING_MAX = 4

/** Something that only the customer can do. */
export interface HomeTask {
  /** A reply without which the demand cannot proceed, or the validation of a delivery. */
  readonly kind: 'answer' | 'validate'
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  /** The first day on which it was waiting. */
  readonly since: CivilDate
  /** Calendar days from then to today. */
  readonly days: number
}

/** The customer's tasks, in the order in which they should be done. */
export interface HomeTasks {
  readonly tasks: readonly HomeTask[]
  /** Number of further tasks, which the lists below show. */
  readonly others: number
}

/** A coming delivery. */
export interface ComingDelivery {
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  readonly date: CivilDate
}

/**
 * The order in which a customer should do what waits for them: first the replies, which work is blocked
 * on, then the validations; within each the longest waiting first.
 */
export const compareWaiting = (a: DemandSummary, b: DemandSummary): number =>
  Number(a.statusKey !== 'PENDING') - Number(b.statusKey !== 'PENDING') ||
  Date.parse(a.statusChangedAt) - Date.parse(b.statusChangedAt) ||
  a.externalId - b.externalId

/**
 * The customer's tasks, in the order of `compareWaiting`.
 * @param home already in that order, as the server finds it among all demands
 * @param frame the current day and time zone
 */
export function listHomeTasks(
  { waiting }: Pick<Home, 'waiting'>,
  { today, timeZone }: { today: CivilDate; timeZone: string },
): HomeTasks {
  const tasks = waiting.demands.map(({ id, statusKey, externalId, name, statusChangedAt }) => {
    const since = civilDateFrom(statusChangedAt, timeZone)
    const kind: HomeTask['kind'] = statusKey === 'PENDING' ? 'answer' : 'validate'
    return { kind, demandId: id, externalId, name, since, days: countDays(since, today) }
  })
  return { tasks, others: Math.max(0, waiting.count - tasks.length) }
}

/**
 * The coming deliveries, the next one first: demands that are not delivered and whose date has not
 * passed.
 * @returns null where no date runs
 */
export function listComing(
  { coming }: Pick<Home, 'coming'>,
  {
    today,
    areDeadlinesSuspended = false,
  }: { today: CivilDate; areDeadlinesSuspended?: boolean | undefined },
): readonly ComingDelivery[] | null {
  if (areDeadlinesSuspended) return null
  // After midnight the data may still contain a delivery of yesterday.
  return coming.flatMap(({ id, externalId, name, deleveryForecast: date }) =>
    date === null || date < today ? [] : [{ demandId: id, externalId, name, date }],
  )
}
