import type { ForecastCause } from '@tramite/core/demands'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Command } from '../../db/command.ts'
import type { Principal } from '../../db/principal.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { forecastCauses } from '../../tables/forecast-causes.table.ts'

/** The cause of a demand's date, and the demand whose move caused it, if it was another. */
export interface DemandCause extends ForecastCause {
  readonly demandId: string
  readonly movedById?: string | null
}

const authorOf = ({ userId, userName, staff }: Principal) => ({
  userId,
  userName,
  userType: staff ? 'BACKOFFICE' : 'CUSTOMER',
})

/** Stores the causes of dates of a customer's demands that the same transaction writes. */
export const keepCauses = (
  customerId: string,
  causes: readonly DemandCause[],
  principal: Principal,
  now: Date,
): Command<undefined> =>
  sqlCommand(
    sql`select app_keep_causes(${customerId}, ${JSON.stringify(causes)}::jsonb,
      ${JSON.stringify(authorOf(principal))}::jsonb, ${now.toISOString()})`,
    () => undefined,
  )

/** How a demand got its date: whether from somebody of the firm, and when, see `app_queue`. */
export const originOfDate = (
  demandId: string,
): Command<{ readonly isStaffDate: boolean; readonly datedAt: Date | null }> =>
  sqlCommand(sql`select staff_date, dated from app_date_origin(${demandId})`, ({ rows }) => {
    const [isStaffDate, at] = rows[0] ?? []
    return { isStaffDate: isStaffDate === true, datedAt: at ? new Date(at as string) : null }
  })

const mover = alias(demands, 'mover')

const columns = {
  kind: forecastCauses.kind,
  from: forecastCauses.from,
  to: forecastCauses.to,
  place: forecastCauses.place,
  offset: forecastCauses.offset,
  countedFrom: forecastCauses.countedFrom,
  notBefore: forecastCauses.notBefore,
  notAfter: forecastCauses.notAfter,
  userName: forecastCauses.userName,
  userType: forecastCauses.userType,
  at: forecastCauses.at,
  movedById: forecastCauses.movedById,
  moverId: mover.id,
  moverNumber: mover.number,
  moverName: mover.name,
  moverBusinessId: mover.businessId,
}

const history = build
  .select(columns)
  .from(forecastCauses)
  // Row-level security hides a mover that is not visible to the principal.
  .leftJoin(mover, eq(mover.id, forecastCauses.movedById))
  .where(eq(forecastCauses.demandId, sql.placeholder('demandId')))
  .orderBy(asc(forecastCauses.step))
  .prepare('list_forecast_causes')

/** The causes of a demand's dates, oldest first; none of a demand that the principal may not see. */
export const selectCauses = (demandId: string) => toCommand(history, { demandId })

/** The same of several demands, each with its demand. */
export const selectCausesOf = (demandIds: readonly string[]) =>
  toCommand(
    build
      .select({ demandId: forecastCauses.demandId, ...columns })
      .from(forecastCauses)
      .leftJoin(mover, eq(mover.id, forecastCauses.movedById))
      .where(inArray(forecastCauses.demandId, [...demandIds]))
      .orderBy(asc(forecastCauses.step)),
  )
