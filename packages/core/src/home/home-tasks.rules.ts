import { type CivilDate, civilDateFrom, countDays } from '../calendar/index.ts'
import type { DemandSummary } from '../demands/index.ts'
import type { Home } from './home.types.ts'
import { countWaiting, listUnvalidated } from './waiting.rules.ts'

/** What the home page asks for at once: more is a list, and that stands below. */
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
  /** Further ones that the lists below show; at least so many where `isExact` is false. */
  readonly others: number
  readonly isExact: boolean
}

/** A delivery to come. */
export interface ComingDelivery {
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  readonly date: CivilDate
}

/**
 * What the customer must do: first the answers, without which nothing goes on, then the validations; of
 * each kind what has waited longest.
 * @param home `counts` is exact, its lists are capped
 * @param frame today in the time zone
 */
export function listHomeTasks(
  home: Pick<Home, 'demandsPending' | 'demandsFinished' | 'counts'>,
  { today, timeZone }: { today: CivilDate; timeZone: string },
): HomeTasks {
  const toTask =
    (kind: HomeTask['kind']) =>
    ({ id, externalId, name, statusChangedAt }: DemandSummary): HomeTask => {
      const since = civilDateFrom(statusChangedAt, timeZone)
      return { kind, demandId: id, externalId, name, since, days: countDays(since, today) }
    }
  const inTurn = (demands: readonly DemandSummary[]) =>
    demands.toSorted(
      (a, b) =>
        Date.parse(a.statusChangedAt) - Date.parse(b.statusChangedAt) ||
        a.externalId - b.externalId,
    )
  const tasks = [
    ...inTurn(home.demandsPending).map(toTask('answer')),
    ...inTurn(listUnvalidated(home)).map(toTask('validate')),
  ].slice(0, HOME_TASKS_MAX)
  const { count, isExact } = countWaiting(home)
  return { tasks, others: count - tasks.length, isExact }
}

/**
 * The deliveries to come, the next one first: demands in progress whose date has not passed.
 * @returns null where no date runs, or where the capped list cannot tell which comes first
 */
export function listComing(
  { demandsActive, counts }: Pick<Home, 'demandsActive' | 'counts'>,
  { today, areDeadlinesSuspended = false }: { today: CivilDate; areDeadlinesSuspended?: boolean },
): readonly ComingDelivery[] | null {
  const isWhole = demandsActive.length >= counts.OPEN + counts.IN_PROGRESS + counts.BLOCKED
  if (areDeadlinesSuspended || !isWhole) return null
  return demandsActive
    .flatMap(({ id, externalId, name, deleveryForecast: date }) =>
      date === null || date < today ? [] : [{ demandId: id, externalId, name, date }],
    )
    .sort((a, b) => a.date.localeCompare(b.date) || a.externalId - b.externalId)
    .slice(0, HOME_COMING_MAX)
}
