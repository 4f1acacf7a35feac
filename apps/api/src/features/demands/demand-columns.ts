import type { components } from '@tramite/core/contract'
import { sql } from 'drizzle-orm'
import type { RowOf } from '../../db/row-of.ts'
import { demands } from '../../tables/demands.table.ts'

export type Demand = components['schemas']['Demand']
export type DemandSummary = components['schemas']['DemandSummary']

/**
 * Whether a step of its journey comes first. Named in full, as `journeyTypeId` below; asked for blocked steps alone,
 * so that it costs other rows of a list nothing.
 */
export const waitsForSteps = sql<boolean>`case
  when demands.status_key = 'BLOCKED' and demands.journey_title is not null
  then app_waits_for_steps(demands.id) else false end`

/** The columns of a row of a list. */
export const summaryColumns = {
  id: demands.id,
  externalId: demands.number,
  name: demands.name,
  statusKey: demands.statusKey,
  deleveryForecast: demands.deleveryForecast,
  createdAt: demands.createdAt,
  updatedAt: demands.updatedAt,
  finishedAt: demands.finishedAt,
  lastBackofficeAction: demands.lastBackofficeAction,
  private: demands.private,
  priority: demands.priority,
  order: demands.order,
  visualized: demands.visualized,
  following: demands.following,
  userId: demands.userId,
  demandTypeName: demands.demandTypeName,
  backofficeUserId: demands.backofficeUserId,
  backofficeUserName: demands.backofficeUserName,
  demandsTags: demands.demandsTags,
  validationDate: demands.validationDate,
  businessId: demands.businessId,
  feedbackId: demands.feedbackId,
  feedbackSkipped: demands.feedbackSkipped,
  journeyTitle: demands.journeyTitle,
  statusChangedAt: demands.statusChangedAt,
  waitsForSteps,
}

/** The columns of one demand, with its version and customer for the rules. */
export const detailColumns = {
  ...summaryColumns,
  description: demands.description,
  creatorName: demands.creatorName,
  /** Who raised it; `creatorName` is the heir once they were removed. */
  authorName: sql<string>`coalesce(${demands.authorName}, ${demands.creatorName})`,
  overdueToldAt: demands.overdueToldAt,
  overdueToldFor: demands.overdueToldFor,
  viewedAt: demands.viewedAt,
  validationUserId: demands.validationUserId,
  validationUserName: demands.validationUserName,
  attachments: demands.attachments,
  privateUsers: demands.privateUsers,
  version: demands.version,
  customerId: demands.customerId,
  // Named in full: in a statement of one table columns have no table, and would be those of the inner one.
  journeyTypeId: sql<string | null>`case when demands.journey_title is not null then (
    select linked.journey_type_id from journey_demands linked where linked.demand_id = demands.id) end`,
}

export type SummaryRow = RowOf<typeof summaryColumns>
export type DetailRow = RowOf<typeof detailColumns>

/** The journey of a demand, of which `whoseTurn` asks; null if it is in none. */
export const toJourney = ({
  journeyTitle: title,
  waitsForSteps: waits,
}: Pick<SummaryRow, 'journeyTitle' | 'waitsForSteps'>) =>
  title === null ? null : { journeyType: { title }, waitsForSteps: waits }

function toShared(row: SummaryRow, viewerId: string) {
  return {
    feedback:
      row.feedbackId === null
        ? null
        : { id: row.feedbackId, skipped: row.feedbackSkipped ?? false },
    journey: toJourney(row),
    unread: !row.visualized.includes(viewerId),
  }
}

/**
 * A row of a list as the contract shows it. Extra columns are dropped by the serialiser, which writes
 * only what the contract's closed schemas name: removing them here would cost every row a slow copy.
 * @param viewerId the principal, for whether they have read it
 */
export function toSummary(row: SummaryRow, viewerId: string): DemandSummary {
  return { ...row, ...toShared(row, viewerId) }
}

/** A demand as the contract shows it; other columns as with `toSummary`. */
export function toDemand(row: DetailRow, viewerId: string): Demand {
  const { validationUserName, overdueToldAt, overdueToldFor, deleveryForecast, journeyTypeId } = row
  const shared = toShared(row, viewerId)
  return {
    ...row,
    // Nobody was notified of the new forecast yet.
    overdueToldAt: overdueToldFor === deleveryForecast ? overdueToldAt : null,
    ...shared,
    journey: shared.journey && {
      ...shared.journey,
      journeyType: { ...shared.journey.journeyType, ...(journeyTypeId && { id: journeyTypeId }) },
    },
    attachments: [...row.attachments],
    validationUser: validationUserName === null ? null : { name: validationUserName },
  }
}
