import { type CivilDate, civilDateFrom, countDays } from '../calendar/index.ts'
import type { DemandSummary } from '../demands/index.ts'
import type { Home } from './home.types.ts'

/** What the home page asks for at once: more is a list, and that stands below. The contract says so too. */
export const HOME_TASKS_MAX = 4
/** Deliveries to come that the home page names. */
export const HOME_COMING_MAX = 4

/** Something that only the customer can do. */
export interface HomeTask {
  /** An answer without which the demand stands still, or the validation of what was delivered. */
  readonly kind: 'answer' | 'validate'
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  /** The first day on which it waited. */
  readonly since: CivilDate
  /** Calendar days from then to today. */
  readonly days: number
}

/** What the customer must do, in the order in which it should be done. */
export interface HomeTasks {
  readonly tasks: readonly HomeTask[]
  /** Further ones that the lists below show. */
  readonly others: number
}

/** A delivery to come. */
export interface ComingDelivery {
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  readonly date: CivilDate
}

/**
 * The order in which a customer should do what waits for them: first the answers, without which nothing goes on, then
 * the validations; of each kind what has waited longest.
 */
export const compareWaiting = (a: DemandSummary, b: DemandSummary): number =>
  Number(a.statusKey !== 'PENDING') - Number(b.statusKey !== 'PENDING') ||
  Date.parse(a.statusChangedAt) - Date.parse(b.statusChangedAt) ||
  a.externalId - b.externalId

/**
 * What the customer must do, in the order of `compareWaiting`.
 * @param home in that order already, as the server finds it among all demands
 * @param frame today in the time zone
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
 * The deliveries to come, the next one first: demands that are not delivered and whose date has not passed.
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
  // What was to come yesterday may still stand here after midnight.
  return coming.flatMap(({ id, externalId, name, deleveryForecast: date }) =>
    date === null || date < today ? [] : [{ demandId: id, externalId, name, date }],
  )
}
