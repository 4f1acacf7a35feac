import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { and, desc, eq, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'

/** The demand of the analysis of a business: the newest of its type that the principal may see. */
export const selectRiskDemand = (businessId: string) =>
  toCommand(
    build
      .select({ id: demands.id, statusKey: demands.statusKey })
      .from(demands)
      .where(
        and(
          eq(demands.businessId, businessId),
          eq(demands.demandTypeName, RISK_ANALYSIS_TYPE),
          visibleDemand,
        ),
      )
      .orderBy(desc(demands.number))
      .limit(1),
  )

/** Lets nobody else begin the analysis of a business until the transaction ends. */
export const holdRiskDemand = (businessId: string) =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(hashtextextended(${`risk ${businessId}`}, 0))`,
    () => undefined,
  )
