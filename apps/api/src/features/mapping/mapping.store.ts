import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Command } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { mappings } from '../../tables/mapping.table.ts'
import { users } from '../../tables/users.table.ts'
import { type DetailRow, detailColumns } from '../demands/demand-columns.ts'
import { demandExists, visibleDemand } from '../visibility/demand-scope.ts'
import { reachable } from '../visibility/reachable.ts'

type StatusKey = DetailRow['statusKey']
const meetings = alias(demands, 'meetings')

// The mapping and the customer only show copies of a user's own date.
const checkDate = sql<string | null>`(select u.mapping_responsibility_check_date from users u
  where u.id = (select app_user()))`

/**
 * When the firm gave the mapping back: the entry of the conversation by which its demand waits for the customer,
 * if it was sent before. The demand's first wait has no such entry, and a customer who redoes it wrote their own.
 */
const returnedAt = sql<string | null>`(case when ${demands.statusKey} = 'PENDING' then (
  select case when i.user_type = 'BACKOFFICE' then i.created_at end
  from process_items i
  where i.demand_id = ${demands.id} and i.type = 'STATUS'
    and exists (select from process_items s
      where s.demand_id = ${demands.id} and s.type = 'STATUS' and s.status_key = 'IN_PROGRESS'
        and s.user_type = 'CUSTOMER')
  order by i.position desc
  limit 1) end)`

export const mappingColumns = {
  id: mappings.id,
  customerId: mappings.customerId,
  businessId: mappings.businessId,
  // Null if the demands are not visible to the user.
  demandId: demands.id,
  demandName: demands.name,
  statusKey: demands.statusKey,
  meetingId: meetings.id,
  meetingName: meetings.name,
  meetingStatusKey: meetings.statusKey,
  createdAt: mappings.createdAt,
}

/** A mapping with its demands, as far as they are visible to the principal. */
export interface MappingRow {
  readonly id: string
  readonly customerId: string
  readonly businessId: string
  readonly demandId: string | null
  readonly demandName: string | null
  readonly statusKey: StatusKey | null
  readonly meetingId: string | null
  readonly meetingName: string | null
  readonly meetingStatusKey: StatusKey | null
  readonly createdAt: string
}

/** Joins the demands of mappings to a query of them. */
export const ofMapping = {
  demands,
  meetings,
  demand: and(eq(demands.id, mappings.demandId), visibleDemand),
  meeting: and(eq(meetings.id, mappings.preMeetingDemandId), demandExists(meetings)),
} as const

const select = (where: SQL) =>
  build
    .select({ ...mappingColumns, mappingResponsibilityCheckDate: checkDate, returnedAt })
    .from(mappings)
    .leftJoin(demands, ofMapping.demand)
    .leftJoin(meetings, ofMapping.meeting)
    .where(and(where, reachable(mappings.customerId)))

const ofBusiness = sql`${mappings.businessId} = ${sql.placeholder('businessId')}::uuid`
const byBusiness = select(ofBusiness).prepare('select_mapping_of_business')
const byId = select(sql`${mappings.id} = ${sql.placeholder('id')}::uuid`).prepare('select_mapping')

/** A mapping as its own customer reads it. */
export type OwnMappingRow = MappingRow & {
  readonly mappingResponsibilityCheckDate: string | null
  readonly returnedAt: string | null
}

/** The mapping of a business. */
export const selectMappingOf = (businessId: string): Command<OwnMappingRow[]> =>
  toCommand(byBusiness, { businessId })

/** A mapping by its id. */
export const selectMapping = (id: string): Command<OwnMappingRow[]> => toCommand(byId, { id })

/** Which mapping: by its own id, its business, or a sector of it. */
export type MappingKey =
  | { readonly id: string }
  | { readonly businessId: string }
  | { readonly sectorId: string }

function toCondition(key: MappingKey): SQL {
  if ('id' in key) return sql`${mappings.id} = ${key.id}::uuid`
  if ('businessId' in key) return sql`${mappings.businessId} = ${key.businessId}::uuid`
  return sql`${mappings.id} =
    (select s.mapping_id from mapping_sectors s where s.id = ${key.sectorId}::uuid)`
}

const lockedColumns = {
  id: mappings.id,
  customerId: mappings.customerId,
  businessId: mappings.businessId,
  demandId: mappings.demandId,
}
/** A mapping locked against other writers. */
export type LockedMapping = Pick<typeof mappings.$inferSelect, keyof typeof lockedColumns>

const one = (key: MappingKey) =>
  build
    .select(lockedColumns)
    .from(mappings)
    .where(and(toCondition(key), reachable(mappings.customerId)))

/**
 * Locks a mapping against additions and removals. Two statements: one that waits for a writer still finds
 * the mapping by a sector that was deleted.
 */
export const lockMapping = (key: MappingKey): readonly [Command, Command<LockedMapping[]>] => [
  toCommand(one(key).for('no key update')),
  toCommand(one(key)),
]

const itsDemand = (key: MappingKey): SQL =>
  sql`(select ${mappings.demandId} from ${mappings} where ${toCondition(key)})`

/** Locks the status of a mapping's demand: editing and reviewing never overlap. */
export const shareLockMappingStatus = (key: MappingKey): Command<{ statusKey: StatusKey }[]> =>
  toCommand(
    build
      .select({ statusKey: demands.statusKey })
      .from(demands)
      .where(and(sql`${demands.id} = ${itsDemand(key)}`, visibleDemand))
      .for('share'),
  )

/** Locks the queue that a mapping's demand may move; before its lock, see `lockQueues`. */
export const lockMappingQueue = (key: MappingKey): Command<undefined> =>
  sqlCommand(
    sql`select app_hold_queues(array_remove(array[${itsDemand(key)}], null))`,
    () => undefined,
  )

/** The demand of a mapping, locked against other writers. */
export const lockMappingDemand = (key: MappingKey): Command<DetailRow[]> =>
  toCommand(
    build
      .select(detailColumns)
      .from(demands)
      .where(and(sql`${demands.id} = ${itsDemand(key)}`, visibleDemand))
      .for('update'),
  )

const ofDemand = build
  .select({ id: mappings.id, preMeetingDemandId: mappings.preMeetingDemandId })
  .from(mappings)
  .where(
    sql`(${mappings.preMeetingDemandId} = ${sql.placeholder('demandId')}::uuid
      or ${mappings.demandId} = ${sql.placeholder('demandId')}::uuid) and ${reachable(mappings.customerId)}`,
  )
  .prepare('select_mapping_of_demand')

/**
 * The mapping of which a demand is the meeting or the review; not locked. Editing locks the mapping
 * before its demand, so a transaction that has locked the demand must not wait for the mapping.
 */
export const selectMappingOfDemand = (demandId: string) => toCommand(ofDemand, { demandId })

/** Adds a mapping; returns nothing when the business has one, or the meeting is another one's. */
export const insertMapping = (mapping: typeof mappings.$inferInsert) =>
  toCommand(
    build.insert(mappings).values(mapping).onConflictDoNothing().returning({ id: mappings.id }),
  )

/** Gives a mapping its demand. */
export const setMappingDemand = (id: string, demandId: string) =>
  toCommand(build.update(mappings).set({ demandId }).where(eq(mappings.id, id)))

/** Stores when a user accepted the warning; the first date stays, however often they accept. */
export const acceptWarning = (userId: string, now: string) =>
  toCommand(
    build
      .update(users)
      .set({
        mappingResponsibilityCheckDate: sql`coalesce(${users.mappingResponsibilityCheckDate}, ${now}::timestamptz)`,
      })
      .where(eq(users.id, userId))
      .returning({ date: users.mappingResponsibilityCheckDate }),
  )
