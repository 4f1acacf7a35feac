import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { businesses, businessUsers } from '../businesses/businesses.table.ts'
import { visibleDemand } from '../demands/demand-scope.ts'
import { demands } from '../demands/demands.table.ts'
import { users } from '../users/users.table.ts'
import { inJourneyScope, isNamed, type JourneyScope } from './journey-scope.ts'
import { customerJourneys, journeyDemands, journeyTypes } from './journeys.table.ts'

const columns = getTableColumns(customerJourneys)
export type CustomerJourneyRow = typeof customerJourneys.$inferSelect

/** Journeys that were started, from the newest on. */
export const customerJourneyList = listById('customerJourneys')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectCustomerJourneyPage(
  scope: JourneyScope,
  { limit, offset, after }: PageStart,
): PageCommands<CustomerJourneyRow> {
  const condition = inJourneyScope(scope, customerJourneys)
  return [
    toCommand(
      build
        .select(columns)
        .from(customerJourneys)
        .where(and(condition, behind(after, 'desc', customerJourneys.id)))
        .orderBy(desc(customerJourneys.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(customerJourneys, condition),
  ]
}

const begunOf = (scope: JourneyScope, journeyTypeId: string | undefined) =>
  and(
    isNamed(scope) ? inJourneyScope(scope, customerJourneys) : sql`false`,
    journeyTypeId === undefined ? undefined : eq(customerJourneys.journeyTypeId, journeyTypeId),
  )

/** What was started of one journey or of all, oldest first. */
export const selectStartedJourneys = (
  scope: JourneyScope,
  journeyTypeId?: string,
): Command<CustomerJourneyRow[]> =>
  toCommand(
    build
      .select(columns)
      .from(customerJourneys)
      .where(begunOf(scope, journeyTypeId))
      .orderBy(asc(customerJourneys.createdAt), asc(customerJourneys.id)),
  )

/** A journey that was started. */
export const selectCustomerJourney = (
  id: string,
  scope: JourneyScope,
): Command<CustomerJourneyRow[]> =>
  toCommand(
    build
      .select(columns)
      .from(customerJourneys)
      .where(and(eq(customerJourneys.id, id), inJourneyScope(scope, customerJourneys))),
  )

/** The same, held against other writers until the transaction ends. */
export const lockCustomerJourney = (id: string): Command<CustomerJourneyRow[]> =>
  toCommand(
    build.select(columns).from(customerJourneys).where(eq(customerJourneys.id, id)).for('update'),
  )

const linked = {
  id: demands.id,
  name: demands.name,
  statusKey: demands.statusKey,
  journeyTypeId: journeyDemands.journeyTypeId,
  customerJourneyId: journeyDemands.customerJourneyId,
}
/** A demand of a journey. */
export interface LinkedDemand {
  readonly id: string
  readonly name: string
  readonly statusKey: (typeof demands.$inferSelect)['statusKey']
  readonly journeyTypeId: string
  /** Null where the demand prepares the journey. */
  readonly customerJourneyId: string | null
}

const selectLinked = (condition: SQL | undefined): Command<LinkedDemand[]> =>
  toCommand(
    build
      .select(linked)
      .from(journeyDemands)
      .innerJoin(demands, eq(demands.id, journeyDemands.demandId))
      .where(and(visibleDemand, condition))
      .orderBy(asc(journeyDemands.place), asc(demands.number)),
  )

/** The demands of one journey or of all that the principal sees, in the order of their steps. */
export const selectJourneyDemands = (
  scope: JourneyScope,
  journeyTypeId?: string,
): Command<LinkedDemand[]> =>
  selectLinked(
    and(
      isNamed(scope) ? inJourneyScope(scope, demands) : sql`false`,
      journeyTypeId === undefined ? undefined : eq(journeyDemands.journeyTypeId, journeyTypeId),
    ),
  )

/** The demands of some journeys that were started. */
export const selectDemandsOfJourneys = (ids: readonly string[]): Command<LinkedDemand[]> =>
  selectLinked(inArray(journeyDemands.customerJourneyId, [...ids]))

/**
 * Demands that are to become part of a journey, held, and the one that each is part of. Two
 * statements: one that waits for a writer still sees what the demand was part of before.
 */
export const lockLinkable = (ids: readonly string[]) =>
  [
    toCommand(
      build
        .select({ id: demands.id })
        .from(demands)
        .where(inArray(demands.id, [...ids]))
        .orderBy(asc(demands.id))
        .for('update'),
    ),
    toCommand(
      build
        .select({
          id: demands.id,
          name: demands.name,
          statusKey: demands.statusKey,
          customerId: demands.customerId,
          businessId: demands.businessId,
          journeyTypeId: journeyDemands.journeyTypeId,
          customerJourneyId: journeyDemands.customerJourneyId,
        })
        .from(demands)
        .leftJoin(journeyDemands, eq(journeyDemands.demandId, demands.id))
        .where(inArray(demands.id, [...ids]))
        .orderBy(asc(demands.id)),
    ),
  ] as const

/** Makes starts of one journey in one business wait for each other. */
export const holdStart = (businessId: string, journeyTypeId: string): Command<undefined> =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${businessId} ${journeyTypeId}`}, 0))`,
    () => undefined,
    'hold_journey_start',
  )

/** The numbers of the demands that a journey raises, one for each. */
export const nextJourneyNumbers = (journeyTypeId: string): Command<number[]> =>
  sqlCommand(
    sql`select nextval('demands_number_seq') from ${journeyTypes},
      jsonb_array_elements(${journeyTypes.defaultDemands}) where ${journeyTypes.id} = ${journeyTypeId}`,
    ({ rows }) => rows.map(([number]) => number as number),
    'next_journey_numbers',
  )

/** A user of a business that is the customer's, when they may raise demands there. */
export const selectStarter = (customerId: string, businessId: string, userId: string) =>
  toCommand(
    build
      .select({ userId: users.id, userName: users.name })
      .from(users)
      .innerJoin(businesses, eq(businesses.customerId, users.customerId))
      .where(
        and(
          eq(users.id, userId),
          eq(users.customerId, customerId),
          eq(users.status, 'ACTIVE'),
          eq(businesses.id, businessId),
          sql`(${users.customerSuperAdmin} or exists (select from ${businessUsers}
            where ${businessUsers.businessId} = ${businesses.id}
              and ${businessUsers.userId} = ${users.id}))`,
        ),
      ),
  )

export const insertCustomerJourney = (row: typeof customerJourneys.$inferInsert): Command =>
  toCommand(build.insert(customerJourneys).values(row))

type Link = typeof journeyDemands.$inferInsert

/** Makes new demands part of a journey, at their places. */
export const linkDemands = (links: readonly [Link, ...Link[]]): Command =>
  toCommand(build.insert(journeyDemands).values([...links]))

/** The same, where some of them are part of it already. */
export const relinkDemands = (links: readonly [Link, ...Link[]]): Command =>
  toCommand(
    build
      .insert(journeyDemands)
      .values([...links])
      .onConflictDoUpdate({
        target: journeyDemands.demandId,
        set: {
          journeyTypeId: sql`excluded.journey_type_id`,
          customerJourneyId: sql`excluded.customer_journey_id`,
          place: sql`excluded.place`,
        },
      }),
  )

/** Takes the demands of a started journey out of it, but for some; they stand alone then. */
export const unlinkOthers = (customerJourneyId: string, kept: readonly string[]): Command =>
  sqlCommand(
    sql`with gone as (
      delete from ${journeyDemands}
      where ${journeyDemands.customerJourneyId} = ${customerJourneyId}
        and not ${journeyDemands.demandId} = any(${sql.param(kept)}::uuid[])
      returning ${journeyDemands.demandId})
    update ${demands} set journey_title = null where ${demands.id} in (select demand_id from gone)`,
    () => undefined,
  )

/** Takes a demand out of the journey that it prepares. Answers whether it was one. */
export const unlinkPreDemand = (journeyTypeId: string, demandId: string): Command<boolean> =>
  sqlCommand(
    sql`with gone as (
      delete from ${journeyDemands}
      where ${journeyDemands.journeyTypeId} = ${journeyTypeId}
        and ${journeyDemands.demandId} = ${demandId}
        and ${journeyDemands.customerJourneyId} is null
      returning ${journeyDemands.demandId})
    update ${demands} set journey_title = null where ${demands.id} in (select demand_id from gone)
    returning ${demands.id}`,
    ({ rows }) => rows.length > 0,
  )

/** Writes the title of a journey into its demands. */
export const titleDemands = (ids: readonly string[], title: string): Command =>
  toCommand(
    build
      .update(demands)
      .set({ journeyTitle: title })
      .where(inArray(demands.id, [...ids])),
  )

/** Writes which journey it is; the version grows. Answers the row. */
export const changeCustomerJourney = (
  id: string,
  journeyTypeId: string,
): Command<CustomerJourneyRow[]> =>
  toCommand(
    build
      .update(customerJourneys)
      .set({ journeyTypeId, version: sql`${customerJourneys.version} + 1` })
      .where(eq(customerJourneys.id, id))
      .returning(columns),
  )
