import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { whereAccepted } from '../../db/context.ts'
import type { Principal } from '../../db/principal.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { toSearchWords, toTextWords } from '../../search/tokens.ts'
import { demands } from '../../tables/demands.table.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'
import { type DetailRow, detailColumns, type SummaryRow, summaryColumns } from './demand-columns.ts'

/** One or no business: without one every business of the principal's customer counts. */
const inBusiness = sql`(${sql.placeholder('businessId')}::uuid is null
  or ${demands.businessId} = ${sql.placeholder('businessId')}::uuid)`
const byId = and(eq(demands.id, sql.placeholder('id')), visibleDemand, inBusiness)

const detail = build.select(detailColumns).from(demands).where(byId).prepare('select_demand')
const locked = build
  .select(detailColumns)
  .from(demands)
  .where(byId)
  .for('update')
  .prepare('lock_demand')

/** The demand with this id, if it is visible to the principal and in the business. */
export const selectDemand = (id: string, businessId: string | null): Command<DetailRow[]> =>
  toCommand(detail, { id, businessId })

/** The same, locked against other writers until the transaction ends. */
export const lockDemand = (id: string, businessId: string | null): Command<DetailRow[]> =>
  toCommand(locked, { id, businessId })

const several = (ids: readonly string[], businessId: string | null) =>
  build
    .select(detailColumns)
    .from(demands)
    .where(
      and(
        inArray(demands.id, [...ids]),
        visibleDemand,
        businessId === null ? undefined : eq(demands.businessId, businessId),
      ),
    )
    .orderBy(demands.id)

/** Several of them at once, in the order of their ids. */
export const selectDemandsIn = (
  ids: readonly string[],
  businessId: string | null,
): Command<DetailRow[]> => toCommand(several(ids, businessId))

/** The same, locked against other writers; thanks to the order they never deadlock. */
export const lockDemands = (
  ids: readonly string[],
  businessId: string | null,
): Command<DetailRow[]> => toCommand(several(ids, businessId).for('update'))

/** The ids of demands by their numbers, in no order. */
export const selectIdsOfNumbers = (
  numbers: readonly number[],
): Command<{ id: string; number: number }[]> =>
  toCommand(
    build
      .select({ id: demands.id, number: demands.number })
      .from(demands)
      .where(and(inArray(demands.number, [...numbers]), visibleDemand)),
  )

/** Several demands as lists show them, in no order. */
export const selectDemands = (ids: readonly string[]): Command<SummaryRow[]> =>
  toCommand(
    build
      .select(summaryColumns)
      .from(demands)
      .where(and(inArray(demands.id, [...ids]), visibleDemand)),
  )

/** The given number of next demand numbers. */
export const nextDemandNumbers = (count: number): Command<number[]> =>
  sqlCommand(
    sql`select nextval('demands_number_seq') from generate_series(1, ${count}::int)`,
    ({ rows }) => rows.map(([number]) => number as number),
  )

/** The number of the next demand. */
export const nextDemandNumber = () =>
  sqlCommand(
    sql`select nextval('demands_number_seq')`,
    ({ rows }) => rows[0]?.[0] as number,
    'next_demand_number',
  )

/**
 * The same for the opening of a write, before it is known whether the caller is still admitted: null
 * unless nothing has changed since they were. A drawn number is never returned.
 */
export const offerDemandNumber = () =>
  sqlCommand(
    sql`select nextval('demands_number_seq') where ${sql.raw(whereAccepted)}`,
    ({ rows }) => (rows[0]?.[0] ?? null) as number | null,
    'offer_demand_number',
  )

type Insert = typeof demands.$inferInsert

/** A row of a demand without the columns derived from its texts. */
export type NewDemandRow = Omit<Insert, 'words' | 'descriptionWords'>

/** A demand to be inserted, with the search words of its name and its description. */
const withWords = <T extends Pick<Insert, 'name' | 'description' | 'customerId'>>(demand: T) => ({
  ...demand,
  words: toSearchWords(demand.name, demand.customerId),
  descriptionWords: toSearchWords(demand.description, demand.customerId),
})

const insert = build
  .insert(demands)
  .values({
    id: sql.placeholder('id'),
    number: sql.placeholder('number'),
    customerId: sql.placeholder('customerId'),
    businessId: sql.placeholder('businessId'),
    userId: sql.placeholder('userId'),
    creatorName: sql.placeholder('creatorName'),
    name: sql.placeholder('name'),
    words: sql.placeholder('words'),
    description: sql.placeholder('description'),
    descriptionWords: sql.placeholder('descriptionWords'),
    statusChangedAt: sql.placeholder('now'),
    priority: sql.placeholder('priority'),
    private: sql.placeholder('private'),
    privateUsers: sql.placeholder('privateUsers'),
    visualized: sql.placeholder('visualized'),
    // The creator of a demand has read it.
    viewedAt: sql`jsonb_build_object(${sql.placeholder('userId')}::text, ${sql.placeholder('now')}::text)`,
    following: sql.placeholder('following'),
    demandTypeName: sql.placeholder('demandTypeName'),
    journeyTitle: sql.placeholder('journeyTitle'),
    attachments: sql.placeholder('attachments'),
    createdAt: sql.placeholder('now'),
    updatedAt: sql.placeholder('now'),
  })
  .prepare('insert_demand')

/** The customer's input for a new demand; the rest are defaults of the table. */
export type NewDemand = Required<
  Pick<
    Insert,
    | 'id'
    | 'number'
    | 'customerId'
    | 'businessId'
    | 'userId'
    | 'creatorName'
    | 'name'
    | 'description'
    | 'priority'
    | 'private'
    | 'privateUsers'
    | 'visualized'
    | 'following'
    | 'demandTypeName'
    | 'journeyTitle'
    | 'attachments'
  >
> & { readonly now: string }

export const insertDemand = (demand: NewDemand) => toCommand(insert, { ...withWords(demand) })

/** The same for demands with more columns, in one statement; there must be at least one. */
export const insertDemandRows = (rows: readonly NewDemandRow[]): Command =>
  toCommand(build.insert(demands).values(rows.map(withWords)))

/** A demand of a journey, whose title the statement reads from the database. */
export type NewJourneyDemand = Omit<NewDemand, 'journeyTitle'> & {
  readonly journeyTitle: SQL<string>
  readonly statusKey: DetailRow['statusKey']
}

/** The same for the demands of a journey, in one statement; there must be at least one. */
export const insertDemands = (given: readonly NewJourneyDemand[]): Command =>
  toCommand(
    build.insert(demands).values(
      given.map(({ now, ...demand }) => ({
        ...withWords(demand),
        viewedAt: { [demand.userId]: now },
        statusChangedAt: now,
        createdAt: now,
        updatedAt: now,
      })),
    ),
  )

type Kept = 'id' | 'customerId' | 'businessId' | 'userId' | 'version' | 'words' | 'descriptionWords'
type Changes = Partial<Omit<Insert, Kept | 'privateUsers'>> & {
  /** As SQL if they differ from demand to demand. */
  readonly privateUsers?: Insert['privateUsers'] | SQL
}

/** The search words of a text that a change sets. */
const toChangedWords = (text: string) =>
  sql<string>`${toTextWords(text)}::tsvector || array_to_tsvector(array[${demands.customerId}::text])`

/** The columns that a change sets, including the search words of its texts. */
const toSet = (changes: Changes, now: string) => ({
  ...changes,
  ...(changes.name !== undefined && { words: toChangedWords(changes.name) }),
  ...(changes.description !== undefined && {
    descriptionWords: toChangedWords(changes.description),
  }),
  updatedAt: now,
  version: sql<number>`${demands.version} + 1`,
})

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeDemand = (id: string, changes: Changes, now: string): Command<DetailRow[]> =>
  toCommand(
    build
      .update(demands)
      .set(toSet(changes, now))
      .where(eq(demands.id, id))
      .returning(detailColumns),
  )

/** The same change of several demands. */
export const changeDemands = (
  ids: readonly string[],
  changes: Changes,
  now: string,
): Command<DetailRow[]> =>
  toCommand(
    build
      .update(demands)
      .set(toSet(changes, now))
      .where(inArray(demands.id, [...ids]))
      .returning(detailColumns),
  )

/** Makes several demands private, each for its own users. */
export const makePrivate = (
  usersOf: readonly { readonly id: string; readonly users: readonly string[] }[],
  now: string,
): Command<DetailRow[]> => {
  const users = sql`(select coalesce(array_agg(chosen.value::uuid), '{}')
    from jsonb_to_recordset(${JSON.stringify(usersOf)}::jsonb) as made (id uuid, users jsonb),
      jsonb_array_elements_text(made.users) as chosen
    where made.id = ${demands.id})`
  return changeDemands(
    usersOf.map(({ id }) => id),
    { private: true, privateUsers: users },
    now,
  )
}

type ListColumn = typeof demands.visualized | typeof demands.following | typeof demands.demandsTags

const without = (column: ListColumn, id: string): SQL => sql`array_remove(${column}, ${id}::uuid)`
const withId = (column: ListColumn, id: string): SQL =>
  sql`array_append(${without(column, id)}, ${id}::uuid)`

/** Adds a user to the readers of a demand, and records when. Does not change the version. */
export const markViewed = (id: string, userId: string, now: Date) =>
  toCommand(
    build
      .update(demands)
      .set({
        visualized: withId(demands.visualized, userId),
        viewedAt: sql`${demands.viewedAt} || jsonb_build_object(${userId}::text, ${now.toISOString()}::text)`,
      })
      .where(eq(demands.id, id))
      .returning({ visualized: demands.visualized }),
  )

/** Removes a user from the readers of a demand. Does not change the version. */
export const markUnviewed = (id: string, userId: string) =>
  toCommand(
    build
      .update(demands)
      .set({ visualized: without(demands.visualized, userId) })
      .where(eq(demands.id, id))
      .returning({ visualized: demands.visualized }),
  )

/** Replaces the readers of a demand. */
export const replaceVisualized = (id: string, userIds: readonly string[]) =>
  toCommand(
    build
      .update(demands)
      .set({ visualized: [...userIds] })
      .where(eq(demands.id, id))
      .returning({ visualized: demands.visualized }),
  )

/** Puts a tag on a demand, or removes it. Does not change the version: two of these never conflict. */
export const markTag = (id: string, tagId: string, isTagged: boolean): Command<DetailRow[]> =>
  toCommand(
    build
      .update(demands)
      .set({ demandsTags: (isTagged ? withId : without)(demands.demandsTags, tagId) })
      .where(eq(demands.id, id))
      .returning(detailColumns),
  )

/** Adds a user to the followers of a demand, or removes them. */
export const markFollowing = (id: string, userId: string, isFollowing: boolean) =>
  toCommand(
    build
      .update(demands)
      .set({ following: (isFollowing ? withId : without)(demands.following, userId) })
      .where(eq(demands.id, id))
      .returning({ following: demands.following }),
  )

const touched = build
  .update(demands)
  .set({
    updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    visualized: sql`array[${sql.placeholder('userId')}::uuid]`,
    // The author has read what precedes their own entry.
    viewedAt: sql`${demands.viewedAt}
      || jsonb_build_object(${sql.placeholder('userId')}::text, ${sql.placeholder('now')}::text)`,
    lastBackofficeAction: sql`case when ${sql.placeholder('staff')}::boolean
      then ${sql.placeholder('now')}::timestamptz else ${demands.lastBackofficeAction} end`,
  })
  .where(eq(demands.id, sql.placeholder('id')))
  .prepare('touch_demand')

/** The conversation has a new entry: unread for all but its author. */
export const touchDemand = (
  id: string,
  { userId, staff }: Pick<Principal, 'userId' | 'staff'>,
  now: string,
) => toCommand(touched, { id, userId, staff, now })
