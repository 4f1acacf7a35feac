import { firmStatuses } from '@tramite/core/demands'
import { type SQL, sql } from 'drizzle-orm'
import { demands } from '../../tables/demands.table.ts'

/**
 * A demand whose day has passed, while it waits for the firm.
 * @param today in the firm's time zone
 */
export const isLate = (today: string): SQL =>
  sql`(${demands.statusKey} in (${sql.raw(firmStatuses.map((status) => `'${status}'`).join(', '))})
    and ${demands.deleveryForecast} < ${today}::date)`
