import { and, asc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { cursorPlace } from '../../http/cursor.ts'
import { listBy, type PageCommands, type PageStart } from '../../http/page.ts'
import { leaveToolMessages } from '../../outbox/outbox.store.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { customerJourneys, journeyDemands, journeyTypes } from '../../tables/journeys.table.ts'
import { lockQueuesWhere } from '../demands/queue.store.ts'
import { inJourneyScope, isNamed, type JourneyScope } from './journey-scope.ts'

const { key: _, ...columns } = getTableColumns(journeyTypes)
export type JourneyTypeRow = Omit<typeof journeyTypes.$inferSelect, 'key'>

/** A journey, and the numbers of the demands that its steps become. */
export type TypeToStart = JourneyTypeRow & { readonly numbers: readonly number[] }

/** Journeys by their place. */
export const journeyTypeList = listBy('journeyTypes', 'place', cursorPlace)

const forOwnType = sql`(${journeyTypes.customerType} is null or ${journeyTypes.customerType} = (
  select ${customers.customerType} from ${customers} where ${customers.id} = (select app_customer())))`

/** A business or customer of the scope has started the journey, or a part of it. */
const begunIn = (scope: JourneyScope) => sql`(exists (select from ${customerJourneys}
    where ${customerJourneys.journeyTypeId} = ${journeyTypes.id}
      and ${inJourneyScope(scope, customerJourneys)})
  or exists (select from ${journeyDemands}
    join ${demands} on ${demands.id} = ${journeyDemands.demandId}
    where ${journeyDemands.journeyTypeId} = ${journeyTypes.id}
      and ${inJourneyScope(scope, demands)}))`

/** Customers see the journeys that are offered to them and those that they have started, staff see all. */
const visibleTo = (scope: JourneyScope): SQL => sql`((select app_staff())
  or (${journeyTypes.active} and ${forOwnType}) or ${begunIn(scope)})`

/** For a type of customer, or begun by whom the scope names. */
const forType = (customerType: string, scope: JourneyScope) =>
  or(
    eq(journeyTypes.customerType, customerType),
    sql`${journeyTypes.customerType} is null`,
    isNamed(scope) ? begunIn(scope) : undefined,
  )

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectJourneyTypes(
  scope: JourneyScope,
  customerType: string | undefined,
  { limit, offset, after }: PageStart,
): PageCommands<JourneyTypeRow> {
  const condition = and(
    visibleTo(scope),
    customerType === undefined ? undefined : forType(customerType, scope),
  )
  return [
    toCommand(
      build
        .select(columns)
        .from(journeyTypes)
        .where(and(condition, behind(after, 'asc', journeyTypes.place, journeyTypes.id)))
        .orderBy(asc(journeyTypes.place), asc(journeyTypes.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(journeyTypes, condition),
  ]
}

type Offer = Pick<JourneyTypeRow, 'id' | 'active' | 'customerType'>

/**
 * Notifies open pages of the firm, and of the customers to whom a journey is shown, or was before it changed.
 * @param states the current journey, and earlier states of it
 */
export const announceJourney = (now: Date, ...states: readonly [Offer, ...Offer[]]) => {
  const [{ id }] = states
  const types = states.flatMap(({ active, customerType }) => (active ? [customerType] : []))
  const shown = sql`select c.id from ${customers} c
    where c.customer_type = any(${sql.param(types)}::text[]) or ${types.includes(null)}::boolean
      or exists (select from ${customerJourneys} j where j.customer_id = c.id and j.journey_type_id = ${id}::uuid)
      or exists (select from ${journeyDemands} j where j.customer_id = c.id and j.journey_type_id = ${id}::uuid)`
  return leaveToolMessages(shown, 'journey', now)
}

/** A journey that exists for the principal. */
export const selectJourneyType = (id: string, scope: JourneyScope): Command<JourneyTypeRow[]> =>
  toCommand(
    build
      .select(columns)
      .from(journeyTypes)
      .where(and(eq(journeyTypes.id, id), visibleTo(scope))),
  )

/**
 * The same, with a number for the demand of each of its steps. One statement, so that the counts agree
 * even if the steps are changed meanwhile.
 */
export const selectTypeToStart = (id: string, scope: JourneyScope): Command<TypeToStart[]> =>
  toCommand(
    build
      .select({
        ...columns,
        numbers: sql<number[]>`array(select nextval('demands_number_seq')::int
          from jsonb_array_elements(${journeyTypes.defaultDemands}))`,
      })
      .from(journeyTypes)
      .where(and(eq(journeyTypes.id, id), visibleTo(scope))),
  )

/** A journey of the firm, locked against other writers until the transaction ends. */
export const lockJourneyType = (id: string): Command<JourneyTypeRow[]> =>
  toCommand(build.select(columns).from(journeyTypes).where(eq(journeyTypes.id, id)).for('update'))

/**
 * The journey that a started one is to become, locked so that it keeps its title until the transaction
 * ends. Before any demand: a renaming locks the journey first, and then its demands.
 * @param journeyTypeId the new one; the present one when absent
 */
export const shareLockTypeOf = (
  customerJourneyId: string,
  journeyTypeId: string | undefined,
): Command<JourneyTypeRow[]> => {
  const present = sql`(select ${customerJourneys.journeyTypeId} from ${customerJourneys}
    where ${customerJourneys.id} = ${customerJourneyId})`
  return toCommand(
    build
      .select(columns)
      .from(journeyTypes)
      .where(eq(journeyTypes.id, journeyTypeId ?? present))
      .for('share'),
  )
}

/** The title of a journey when the statement runs, after any wait for locks. */
export const currentTitle = (id: string): SQL<string> =>
  sql`(select t.title from journey_types t where t.id = ${id}::uuid)`

export const insertJourneyType = (
  row: typeof journeyTypes.$inferInsert,
): Command<JourneyTypeRow[]> => toCommand(build.insert(journeyTypes).values(row).returning(columns))

/** The place after the last journey. */
export const selectNextPlace = (): Command<number> =>
  sqlCommand(
    sql`select coalesce(max(${journeyTypes.place}) + 1, 0) from ${journeyTypes}`,
    ({ rows }) => rows[0]?.[0] as number,
  )

export type JourneyTypeColumns = Partial<
  Pick<
    JourneyTypeRow,
    'title' | 'description' | 'place' | 'customerType' | 'active' | 'defaultDemands'
  >
>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changeJourneyType = (
  id: string,
  changes: JourneyTypeColumns,
  now: Date,
): Command<JourneyTypeRow[]> =>
  toCommand(
    build
      .update(journeyTypes)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${journeyTypes.version} + 1` })
      .where(eq(journeyTypes.id, id))
      .returning(columns),
  )

/**
 * Copies a new title to the demands of a journey. They are locked first, after their queues: a demand
 * that was just leaving the journey while being waited for is still included. Returns their owners.
 */
export function retitleDemands(journeyTypeId: string, title: string) {
  const ofType = sql`${demands.id} in (select ${journeyDemands.demandId} from ${journeyDemands}
    where ${journeyDemands.journeyTypeId} = ${journeyTypeId})`
  const held = build.select({ id: demands.id }).from(demands).where(ofType)
  return [
    lockQueuesWhere(ofType),
    toCommand(held.orderBy(asc(demands.id)).for('update')),
    toCommand(
      build
        .update(demands)
        .set({ journeyTitle: title })
        .where(ofType)
        .returning({ customerId: demands.customerId }),
    ),
  ] as const
}
