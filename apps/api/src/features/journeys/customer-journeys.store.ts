import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { businesses, businessUsers } from '../../tables/businesses.table.ts'
import { customerJourneys } from '../../tables/journeys.table.ts'
import { users } from '../../tables/users.table.ts'
import { inJourneyScope, isNamed, type JourneyScope } from './journey-scope.ts'

const columns = getTableColumns(customerJourneys)
export type CustomerJourneyRow = typeof customerJourneys.$inferSelect

/** Started journeys, newest first. */
export const customerJourneyList = listById('customerJourneys')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectCustomerJourneys(
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

/** The started journeys of one type or of all, oldest first. */
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

/** The same, locked against other writers until the transaction ends. */
export const lockCustomerJourney = (id: string): Command<CustomerJourneyRow[]> =>
  toCommand(
    build.select(columns).from(customerJourneys).where(eq(customerJourneys.id, id)).for('update'),
  )

const startKey = (businessId: SQL, journeyTypeId: string | null) =>
  sql`hashtextextended(${businessId}::uuid || ' ' || ${journeyTypeId}::uuid, 0)`

/** Serialises starts of one journey in one business. */
export const lockStart = (businessId: string, journeyTypeId: string): Command<undefined> =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(${startKey(sql`${businessId}`, journeyTypeId)})`,
    () => undefined,
    'lock_journey_start',
  )

/**
 * The same, for a started journey that is to become another one. Before any row: so does who starts it.
 * @param journeyTypeId the new one; nothing is locked when absent
 */
export const lockStartOf = (
  customerJourneyId: string,
  journeyTypeId: string | undefined,
): Command<undefined> => {
  const business = sql`(select ${customerJourneys.businessId} from ${customerJourneys}
    where ${customerJourneys.id} = ${customerJourneyId})`
  return sqlCommand(
    sql`select pg_advisory_xact_lock(${startKey(business, journeyTypeId ?? null)})`,
    () => undefined,
  )
}

interface StartedFor {
  readonly customerId: string
  readonly businessId: string
  readonly userId: string
}

/** A user of one of the customer's businesses, if they may create demands there. */
export const selectStarter = ({ customerId, businessId, userId }: StartedFor) =>
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

/** Changes the journey type; the version is incremented. Returns the row. */
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
