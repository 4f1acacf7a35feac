import {
  addBusinessDays,
  addDays,
  type Conventions,
  civilDateOf,
  firstCountableDay,
  forecastOffset,
  conventions as presets,
  startOfCivilDay,
  weekdayOf,
} from '@tramite/core/calendar'
import { lockFor } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import { hashPassword } from '../features/credentials/passwords.ts'
import type { Clock } from '../ports/clock.ts'
import { demoPassword } from './demo-accounts.ts'
import { type ForecastTable, toLargeDemands, toLargePlan } from './large-demands.statements.ts'
import { toLargeItems, toLargeSurroundings } from './large-items.statements.ts'
import {
  type LargeSize,
  largeAccount,
  largeFunctions,
  toLargePeople,
} from './large-people.statements.ts'

export type { LargeSize } from './large-people.statements.ts'

/** The result of a loading. */
export interface LargeReport {
  /** False when the data was there already: nothing was changed. */
  readonly loaded: boolean
  readonly counts: Readonly<Record<string, number>>
  /** Who sees the customer with the most demands. */
  readonly account: { readonly email: string; readonly password: string }
}

const DAYS_OF_THREE_YEARS = 1095
const countedTables = ['customers', 'users', 'businesses', 'demands', 'process_items', 'documents']

/** The due days of the places of a queue, each counted from the previous one. */
function toForecasts(
  now: Date,
  premium: boolean,
  places: number,
  conventions: Conventions,
): string[] {
  let date = firstCountableDay(now, conventions)
  let counted = 0
  return Array.from({ length: places }, (_, index) => {
    const offset = forecastOffset(index + 1, premium)
    date = addBusinessDays(date, offset - counted, conventions)
    counted = offset
    return date
  })
}

/** The Monday three years ago, on which the first demand was created. */
function firstMonday(now: Date, { timeZone }: Conventions): string {
  const day = addDays(civilDateOf(now, timeZone), -DAYS_OF_THREE_YEARS)
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return startOfCivilDay(monday, timeZone).toISOString()
}

async function count(db: Database): Promise<Record<string, number>> {
  const columns = countedTables.map((table) => `(select count(*) from ${table})`)
  const rows = await db.system((transaction) =>
    transaction.run({
      text: `select ${columns.join(', ')}`,
      params: [],
      read: ({ rows }) => rows,
    }),
  )
  return Object.fromEntries(countedTables.map((table, i) => [table, Number(rows[0]?.[i])]))
}

/**
 * Loads many customers and demands in addition to whatever the database has, once; for measurements. A
 * tenth of the demands belongs to one business of one customer; one demand has a conversation of 500.
 * @param size customers at least 1, demands at least 10
 */
export async function loadLarge(
  db: Database,
  clock: Clock,
  size: LargeSize,
  conventions: Conventions = presets.specified,
): Promise<LargeReport> {
  const now = clock.now()
  const since = firstMonday(now, conventions)
  // No queue is longer than the number of demands in progress.
  const places = Math.ceil(size.demands / 10) + 1
  const forecasts: ForecastTable = {
    premium: toForecasts(now, true, places, conventions),
    other: toForecasts(now, false, places, conventions),
  }
  const passwordHash = await hashPassword(demoPassword)

  const loaded = await db.system(async (transaction) => {
    const [, there] = await transaction.all(lockFor('loadLarge'), {
      text: 'select exists (select from users where lower(email) = $1)',
      params: [largeAccount],
      read: ({ rows }) => rows[0]?.[0] === true,
    })
    if (there) return false
    await transaction.all(
      ...largeFunctions,
      ...toLargePeople(size, since, passwordHash),
      ...toLargePlan(size, since),
      ...toLargeDemands(since, forecasts),
      toLargeItems(),
      ...toLargeSurroundings(),
    )
    return true
  })
  // Plans depend on statistics, and index-only scans on the visibility map, which a vacuum updates.
  if (loaded) await db.query('vacuum (analyze)')
  return {
    loaded,
    counts: await count(db),
    account: { email: largeAccount, password: demoPassword },
  }
}
