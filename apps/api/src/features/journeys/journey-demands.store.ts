import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { journeyDemands } from '../../tables/journeys.table.ts'
import { lockQueuesWhere } from '../demands/queue.store.ts'
import { visibleDemand } from '../visibility/demand-scope.ts'
import { inJourneyScope, isNamed, type JourneyScope } from './journey-scope.ts'

const linked = {
  id: demands.id,
  name: demands.name,
  statusKey: demands.statusKey,
  deleveryForecast: demands.deleveryForecast,
  finishedAt: demands.finishedAt,
  journeyTypeId: journeyDemands.journeyTypeId,
  customerJourneyId: journeyDemands.customerJourneyId,
}
/** A demand of a journey. */
export interface LinkedDemand {
  readonly id: string
  readonly name: string
  readonly statusKey: (typeof demands.$inferSelect)['statusKey']
  readonly deleveryForecast: string | null
  readonly finishedAt: string | null
  readonly journeyTypeId: string
  /** Null if the demand prepares the journey. */
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

/** The demands of the started journey that a demand is a step of, including itself, in order. */
export const selectStepsBeside = (demandId: string): Command<LinkedDemand[]> =>
  selectLinked(
    sql`${journeyDemands.customerJourneyId} = (
      select own.customer_journey_id from journey_demands own where own.demand_id = ${demandId})`,
  )

/**
 * Demands that are to become part of a journey, locked after their queues, with the journey that each
 * belongs to. Two statements for the demands: one that waits for a writer still sees what the demand
 * belonged to before.
 * @param startedId the started journey, whose present demands are locked along with them
 */
export const lockLinkable = (ids: readonly string[], startedId: string | null = null) => {
  const held = sql`(${inArray(demands.id, [...ids])} or ${demands.id} in (
    select ${journeyDemands.demandId} from ${journeyDemands}
    where ${journeyDemands.customerJourneyId} = ${startedId}::uuid))`
  return [
    lockQueuesWhere(held),
    toCommand(
      build
        .select({ id: demands.id })
        .from(demands)
        .where(held)
        .orderBy(asc(demands.id))
        .for('update'),
    ),
    toCommand(
      build
        .select({
          id: demands.id,
          name: demands.name,
          statusKey: demands.statusKey,
          deleveryForecast: demands.deleveryForecast,
          finishedAt: demands.finishedAt,
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
}

type Link = typeof journeyDemands.$inferInsert

/** Makes new demands part of a journey, at their places. */
export const linkDemands = (links: readonly [Link, ...Link[]]): Command =>
  toCommand(build.insert(journeyDemands).values([...links]))

/** The same, if some of them are part of it already. */
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

/** Removes the demands of a started journey from it, except for some; they continue as separate demands. */
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

/** Removes a demand from the journey that it prepares. Returns whether it did prepare it. */
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
