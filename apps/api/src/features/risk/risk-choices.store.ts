import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { riskChoices } from '../../tables/risk-choices.table.ts'
import { riskAnswers, riskQuestions, riskSectors } from '../../tables/risk-content.table.ts'
import { type BusinessScope, inBusinesses } from '../visibility/demand-scope.ts'
import { reachable } from '../visibility/reachable.ts'

export type ChoiceRow = typeof riskChoices.$inferSelect

/** The filter of a list of choices. */
export interface ChoiceFilter {
  readonly scope: BusinessScope
  readonly sectorId?: string | undefined
  readonly customerId?: string | undefined
}

const ofSector = (sectorId: string) =>
  inArray(
    riskChoices.questionId,
    build
      .select({ id: riskQuestions.id })
      .from(riskQuestions)
      .where(eq(riskQuestions.sectorId, sectorId)),
  )

const toCondition = ({ scope, sectorId, customerId }: ChoiceFilter) =>
  and(
    reachable(riskChoices.customerId),
    inBusinesses(riskChoices.businessId, scope),
    sectorId === undefined ? undefined : ofSector(sectorId),
    customerId === undefined ? undefined : eq(riskChoices.customerId, customerId),
  )

/** Choices from the oldest on. */
export const choiceList = listById('riskChoices')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectChoices(
  filter: ChoiceFilter,
  { limit, offset, after }: PageStart,
): PageCommands<ChoiceRow> {
  const condition = toCondition(filter)
  return [
    toCommand(
      build
        .select()
        .from(riskChoices)
        .where(and(condition, behind(after, 'asc', riskChoices.id)))
        .orderBy(asc(riskChoices.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(riskChoices, condition),
  ]
}

/** Every choice that a filter finds. */
export const selectAllChoices = (filter: ChoiceFilter) =>
  toCommand(
    build.select().from(riskChoices).where(toCondition(filter)).orderBy(asc(riskChoices.id)),
  )

const one = (id: string, scope: BusinessScope) =>
  build
    .select()
    .from(riskChoices)
    .where(and(eq(riskChoices.id, id), toCondition({ scope })))

/** A choice by id. */
export const selectChoice = (id: string, scope: BusinessScope) => toCommand(one(id, scope))

/** The same, locked against other writers until the transaction ends. */
export const lockChoice = (id: string, scope: BusinessScope) =>
  toCommand(one(id, scope).for('update'))

/** What a business has chosen for a question, if anything. */
export const selectChoiceOf = (questionId: string, businessId: string) =>
  toCommand(
    build
      .select()
      .from(riskChoices)
      .where(
        and(
          eq(riskChoices.questionId, questionId),
          toCondition({ scope: { kind: 'one', businessId } }),
        ),
      ),
  )

/** The question that an answer belongs to. */
export const selectQuestionOf = (id: string) =>
  toCommand(
    build
      .select({ id: riskAnswers.id, questionId: riskAnswers.questionId })
      .from(riskAnswers)
      .where(eq(riskAnswers.id, id)),
  )

/**
 * How many questions of a sector a business has answered; no row for an unknown sector.
 * @param about the sector, or a question of it
 */
export function selectStanding(
  about: { readonly sectorId: string } | { readonly questionId: string },
  businessId: string,
) {
  const sector =
    'sectorId' in about
      ? sql`${about.sectorId}::uuid`
      : sql`(select ${riskQuestions.sectorId} from ${riskQuestions}
          where ${riskQuestions.id} = ${about.questionId}::uuid)`
  return sqlCommand(
    sql`select
        (select count(*) from ${riskQuestions} where ${riskQuestions.sectorId} = ${riskSectors.id}),
        (select count(*) from ${riskChoices}
          join ${riskQuestions} on ${riskQuestions.id} = ${riskChoices.questionId}
          where ${riskQuestions.sectorId} = ${riskSectors.id}
            and ${riskChoices.businessId} = ${businessId}::uuid and ${reachable(riskChoices.customerId)})
      from ${riskSectors} where ${riskSectors.id} = ${sector}`,
    ({ rows: [row] }) => row && { total: Number(row[0]), answered: Number(row[1]) },
  )
}

/**
 * Stores a choice, replacing an earlier one. Returns the row.
 * @param replaced the answer that it may replace, null for none; without it any
 */
export const saveChoice = (row: typeof riskChoices.$inferInsert, replaced?: string | null) =>
  toCommand(
    build
      .insert(riskChoices)
      .values(row)
      .onConflictDoUpdate({
        target: [riskChoices.businessId, riskChoices.questionId],
        set: {
          answerId: row.answerId,
          updatedAt: row.updatedAt,
          version: sql`${riskChoices.version} + 1`,
        },
        ...(replaced !== undefined && {
          setWhere: sql`${riskChoices.answerId} = ${replaced}::uuid`,
        }),
      })
      .returning(),
  )

/** Changes a choice. Returns the row with its new version. */
export const changeChoice = (id: string, answerId: string, now: Date) =>
  toCommand(
    build
      .update(riskChoices)
      .set({ answerId, updatedAt: now.toISOString(), version: sql`${riskChoices.version} + 1` })
      .where(eq(riskChoices.id, id))
      .returning(),
  )

export const removeChoice = (id: string) =>
  toCommand(build.delete(riskChoices).where(eq(riskChoices.id, id)))

/** Removes all choices of a business in a sector. */
export const removeChoicesOfSector = (sectorId: string, businessId: string) =>
  toCommand(
    build.delete(riskChoices).where(toCondition({ scope: { kind: 'one', businessId }, sectorId })),
  )
