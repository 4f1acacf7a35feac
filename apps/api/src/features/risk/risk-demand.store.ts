import { RISK_ANALYSIS_TYPE } from '@tramite/core/demands'
import { sql } from 'drizzle-orm'
import { sqlCommand } from '../../db/statements.ts'
import type { demands } from '../../tables/demands.table.ts'

type StatusKey = (typeof demands.$inferSelect)['statusKey']

/** The newest demand of the analysis of a business; null without one. */
export const selectRiskDemand = (businessId: string) =>
  sqlCommand(
    sql`select app_newest_demand_status(${businessId}::uuid, ${RISK_ANALYSIS_TYPE})`,
    ({ rows: [row] }): { statusKey: StatusKey } | null =>
      row?.[0] ? { statusKey: row[0] as StatusKey } : null,
  )

/** Serialises starting the analysis of a business until the transaction ends. */
export const lockRiskDemand = (businessId: string) =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(hashtextextended(${`risk ${businessId}`}, 0))`,
    () => undefined,
  )
