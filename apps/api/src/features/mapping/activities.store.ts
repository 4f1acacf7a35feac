import type { AnswersByField } from '@tramite/core/mapping'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { mappingActivities, mappingSectors, mappings } from '../../tables/mapping.table.ts'
import { reachable } from '../visibility/reachable.ts'

const columns = {
  id: mappingActivities.id,
  sectorId: mappingActivities.sectorId,
  name: mappingActivities.name,
  answered: mappingActivities.answered,
}
/** An activity in a list, without its answers. */
export type ActivitySummaryRow = Pick<typeof mappingActivities.$inferSelect, keyof typeof columns>

const full = {
  ...columns,
  answers: mappingActivities.answers,
  version: mappingActivities.version,
}
/** An activity with its answers. */
export type ActivityRow = Pick<typeof mappingActivities.$inferSelect, keyof typeof full>
/** The same with its business. */
export type PlacedActivityRow = ActivityRow & { readonly businessId: string }

const list = (where: SQL) =>
  build
    .select(columns)
    .from(mappingActivities)
    .innerJoin(mappingSectors, eq(mappingSectors.id, mappingActivities.sectorId))
    .innerJoin(mappings, eq(mappings.id, mappingSectors.mappingId))
    .where(and(where, reachable(mappingActivities.customerId)))
    .orderBy(asc(mappingActivities.id))
const key = sql.placeholder('key')
const ofBusiness = list(eq(mappings.businessId, key)).prepare('select_activities_of_business')
const ofMapping = list(eq(mappings.id, key)).prepare('select_activities_of_mapping')
const ofSector = list(eq(mappingSectors.id, key)).prepare('select_activities_of_sector')

/** The activities of all sectors of a business, the first added first. */
export const selectActivitiesOf = (businessId: string): Command<ActivitySummaryRow[]> =>
  toCommand(ofBusiness, { key: businessId })

/** The activities of all sectors of a mapping. */
export const selectActivitiesIn = (mappingId: string): Command<ActivitySummaryRow[]> =>
  toCommand(ofMapping, { key: mappingId })

/** The activities of one sector. */
export const selectActivitiesOfSector = (sectorId: string): Command<ActivitySummaryRow[]> =>
  toCommand(ofSector, { key: sectorId })

/** The activities of a mapping with all their answers. */
export const selectAnsweredActivities = (mappingId: string): Command<ActivityRow[]> =>
  toCommand(
    build
      .select(full)
      .from(mappingActivities)
      .innerJoin(mappingSectors, eq(mappingSectors.id, mappingActivities.sectorId))
      .where(and(eq(mappingSectors.mappingId, mappingId), reachable(mappingActivities.customerId)))
      .orderBy(asc(mappingActivities.id)),
  )

const one = build
  .select({ ...full, businessId: mappings.businessId })
  .from(mappingActivities)
  .innerJoin(mappingSectors, eq(mappingSectors.id, mappingActivities.sectorId))
  .innerJoin(mappings, eq(mappings.id, mappingSectors.mappingId))
  .where(
    and(
      eq(mappingActivities.id, sql.placeholder('id')),
      eq(mappingSectors.id, sql.placeholder('sectorId')),
      reachable(mappingActivities.customerId),
    ),
  )
  .prepare('select_activity')

/** An activity of a sector. Its mapping must be locked before it is changed. */
export const selectActivity = (sectorId: string, id: string): Command<PlacedActivityRow[]> =>
  toCommand(one, { sectorId, id })

/** Adds an activity. */
export const insertActivity = (activity: typeof mappingActivities.$inferInsert) =>
  toCommand(build.insert(mappingActivities).values(activity))

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeActivity = (
  id: string,
  changes: {
    readonly name?: string
    readonly answers?: AnswersByField
    readonly answered?: number
  },
): Command<ActivityRow[]> =>
  toCommand(
    build
      .update(mappingActivities)
      .set({ ...changes, version: sql`${mappingActivities.version} + 1` })
      .where(eq(mappingActivities.id, id))
      .returning(full),
  )

/** Deletes an activity with all its answers. */
export const removeActivity = (id: string) =>
  toCommand(build.delete(mappingActivities).where(eq(mappingActivities.id, id)))
