import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { riskAnswers } from '../../tables/risk-content.table.ts'

/** With the weights: for the firm, and for calculating. */
export type AnswerRow = typeof riskAnswers.$inferSelect

/** Answers from the oldest on. */
export const answerList = listById('riskAnswers')

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectAnswers(
  questionId: string | undefined,
  { limit, offset, after }: PageStart,
): PageCommands<AnswerRow> {
  const condition = questionId === undefined ? undefined : eq(riskAnswers.questionId, questionId)
  return [
    toCommand(
      build
        .select()
        .from(riskAnswers)
        .where(and(condition, behind(after, 'asc', riskAnswers.id)))
        .orderBy(asc(riskAnswers.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(riskAnswers, condition),
  ]
}

const one = (id: string) => build.select().from(riskAnswers).where(eq(riskAnswers.id, id))

/** An answer by id. */
export const selectAnswer = (id: string) => toCommand(one(id))

/** The same, held against other writers until the transaction ends. */
export const lockAnswer = (id: string) => toCommand(one(id).for('update'))

/** The weights of some answers. */
export const selectWeights = (ids: readonly string[]) =>
  toCommand(
    build
      .select({
        id: riskAnswers.id,
        questionId: riskAnswers.questionId,
        probability: riskAnswers.probability,
        impact: riskAnswers.impact,
      })
      .from(riskAnswers)
      .where(inArray(riskAnswers.id, [...ids])),
  )

export const insertAnswer = (row: typeof riskAnswers.$inferInsert) =>
  toCommand(build.insert(riskAnswers).values(row).returning())

/** Answers the row with its new version. */
export const changeAnswer = (
  id: string,
  changes: Partial<Pick<AnswerRow, 'name' | 'probability' | 'impact'>>,
) =>
  toCommand(
    build
      .update(riskAnswers)
      .set({ ...changes, version: sql`${riskAnswers.version} + 1` })
      .where(eq(riskAnswers.id, id))
      .returning(),
  )

/** With what customers chose: they answer the question again. */
export const removeAnswer = (id: string) =>
  toCommand(build.delete(riskAnswers).where(eq(riskAnswers.id, id)))
