import { and, eq, inArray, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { PageCommands, PageStart } from '../../http/page.ts'
import { riskAnswers, riskQuestions } from '../../tables/risk-content.table.ts'
import { byPlace, listByPlace } from './by-place.ts'

/** With the weights: for the firm, and for calculations. */
export type AnswerRow = typeof riskAnswers.$inferSelect

/** Answers in the order of the questionnaire. */
export const answerList = listByPlace('riskAnswers')

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
        .where(and(condition, behind(after, 'asc', riskAnswers.place, riskAnswers.id)))
        .orderBy(...byPlace(riskAnswers))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(riskAnswers, condition),
  ]
}

const one = (id: string) => build.select().from(riskAnswers).where(eq(riskAnswers.id, id))

/** An answer by id. */
export const selectAnswer = (id: string) => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockAnswer = (id: string) => toCommand(one(id).for('update'))

/** The weights of some answers, with their sectors and the number of questions in each. */
export const selectWeights = (ids: readonly string[]) =>
  toCommand(
    build
      .select({
        id: riskAnswers.id,
        questionId: riskAnswers.questionId,
        probability: riskAnswers.probability,
        impact: riskAnswers.impact,
        sectorId: riskQuestions.sectorId,
        asked: sql<number>`(select count(*) from ${riskQuestions} asked
          where asked.sector_id = ${riskQuestions.sectorId})`,
      })
      .from(riskAnswers)
      .innerJoin(riskQuestions, eq(riskQuestions.id, riskAnswers.questionId))
      .where(inArray(riskAnswers.id, [...ids])),
  )

export const insertAnswer = (row: typeof riskAnswers.$inferInsert) =>
  toCommand(build.insert(riskAnswers).values(row).returning())

/** Returns the row with its new version. */
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

/** Along with customers' choices of it: they must answer the question again. */
export const removeAnswer = (id: string) =>
  toCommand(build.delete(riskAnswers).where(eq(riskAnswers.id, id)))
