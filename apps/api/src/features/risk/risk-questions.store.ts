import { and, eq, inArray, sql } from 'drizzle-orm'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { PageStart } from '../../http/page.ts'
import { riskAnswers, riskQuestions } from '../../tables/risk-content.table.ts'
import { byPlace, listByPlace } from './by-place.ts'

export type QuestionRow = typeof riskQuestions.$inferSelect

/** Questions in the order of the questionnaire. */
export const questionList = listByPlace('riskQuestions')

const ofSector = (sectorId: string | undefined) =>
  sectorId === undefined ? undefined : eq(riskQuestions.sectorId, sectorId)

/** The columns of an answer that customers may see. */
const shownAnswer = {
  id: riskAnswers.id,
  name: riskAnswers.name,
  questionId: riskAnswers.questionId,
  createdAt: riskAnswers.createdAt,
}

/** The rows of a page and one more, when there is one; the number of all rows; their answers. */
export function selectQuestions(sectorId: string | undefined, { limit, offset, after }: PageStart) {
  const page = build
    .select({ id: riskQuestions.id })
    .from(riskQuestions)
    .where(and(ofSector(sectorId), behind(after, 'asc', riskQuestions.place, riskQuestions.id)))
    .orderBy(...byPlace(riskQuestions))
    .limit(limit + 1)
    .offset(offset)
  return [
    toCommand(
      build
        .select()
        .from(riskQuestions)
        .where(inArray(riskQuestions.id, page))
        .orderBy(...byPlace(riskQuestions)),
    ),
    countRows(riskQuestions, ofSector(sectorId)),
    toCommand(
      build
        .select(shownAnswer)
        .from(riskAnswers)
        .where(inArray(riskAnswers.questionId, page))
        .orderBy(...byPlace(riskAnswers)),
    ),
  ] as const
}

const all = (sectorId: string) =>
  build.select({ id: riskQuestions.id }).from(riskQuestions).where(ofSector(sectorId))

/** Every question of a sector, and their answers. */
export const selectSectorQuestions = (sectorId: string) =>
  [
    toCommand(
      build
        .select()
        .from(riskQuestions)
        .where(ofSector(sectorId))
        .orderBy(...byPlace(riskQuestions)),
    ),
    toCommand(
      build
        .select(shownAnswer)
        .from(riskAnswers)
        .where(inArray(riskAnswers.questionId, all(sectorId)))
        .orderBy(...byPlace(riskAnswers)),
    ),
  ] as const

const one = (id: string) => build.select().from(riskQuestions).where(eq(riskQuestions.id, id))

/** A question by id. */
export const selectQuestion = (id: string) => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockQuestion = (id: string) => toCommand(one(id).for('update'))

/** The answers to choose from. */
export const selectAnswersOf = (questionId: string) =>
  toCommand(
    build
      .select(shownAnswer)
      .from(riskAnswers)
      .where(eq(riskAnswers.questionId, questionId))
      .orderBy(...byPlace(riskAnswers)),
  )

export const insertQuestion = (row: typeof riskQuestions.$inferInsert) =>
  toCommand(build.insert(riskQuestions).values(row).returning())

/** Returns the row with its new version. */
export const changeQuestion = (
  id: string,
  changes: Partial<Pick<QuestionRow, 'name' | 'source' | 'sectorId'>>,
) =>
  toCommand(
    build
      .update(riskQuestions)
      .set({ ...changes, version: sql`${riskQuestions.version} + 1` })
      .where(eq(riskQuestions.id, id))
      .returning(),
  )

/** With its answers, and customers' choices. */
export const removeQuestion = (id: string) =>
  toCommand(build.delete(riskQuestions).where(eq(riskQuestions.id, id)))
