import { and, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { RiskSource } from '../../content/risk-source.schema.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Clock } from '../../ports/clock.ts'
import { riskChoices } from '../../tables/risk-choices.table.ts'
import { riskAnswers, riskQuestions, riskSectors } from '../../tables/risk-content.table.ts'

/** Whether there is any of it already, whoever wrote it. */
export const selectHasRisk = () =>
  toCommand(build.select({ id: riskSectors.id }).from(riskSectors).limit(1))

type Rows<Row> = readonly [Row, ...Row[]] | readonly []
const asRows = <Row>(rows: readonly Row[]) => rows as Rows<Row>

const differs = (present: readonly SQL[], columns: readonly string[]) =>
  sql`(${sql.join([...present], sql`, `)}) is distinct from
    (${sql.raw(columns.map((column) => `excluded.${column}`).join(', '))})`
const given = (column: string) => sql.raw(`excluded.${column}`)

async function placeSectors(
  transaction: Transaction,
  rows: Rows<typeof riskSectors.$inferInsert>,
): Promise<ReadonlyMap<string | null, string>> {
  if (rows.length > 0) {
    await transaction.run(
      toCommand(
        build
          .insert(riskSectors)
          .values([...rows])
          .onConflictDoUpdate({
            target: riskSectors.key,
            set: {
              name: given('name'),
              place: given('place'),
              version: sql`${riskSectors.version} + 1`,
            },
            setWhere: differs(
              [sql`${riskSectors.name}`, sql`${riskSectors.place}`],
              ['name', 'place'],
            ),
          }),
      ),
    )
  }
  const placed = await transaction.run(
    toCommand(
      build
        .select({ id: riskSectors.id, key: riskSectors.key })
        .from(riskSectors)
        .where(isNotNull(riskSectors.key)),
    ),
  )
  return new Map(placed.map(({ key, id }) => [key, id]))
}

async function placeQuestions(
  transaction: Transaction,
  rows: Rows<typeof riskQuestions.$inferInsert>,
): Promise<ReadonlyMap<string | null, string>> {
  if (rows.length > 0) {
    await transaction.run(
      toCommand(
        build
          .insert(riskQuestions)
          .values([...rows])
          .onConflictDoUpdate({
            target: riskQuestions.key,
            set: {
              sectorId: given('sector_id'),
              name: given('name'),
              source: given('source'),
              place: given('place'),
              version: sql`${riskQuestions.version} + 1`,
            },
            setWhere: differs(
              [
                sql`${riskQuestions.sectorId}`,
                sql`${riskQuestions.name}`,
                sql`${riskQuestions.source}`,
                sql`${riskQuestions.place}`,
              ],
              ['sector_id', 'name', 'source', 'place'],
            ),
          }),
      ),
    )
  }
  const placed = await transaction.run(
    toCommand(
      build
        .select({ id: riskQuestions.id, key: riskQuestions.key })
        .from(riskQuestions)
        .where(isNotNull(riskQuestions.key)),
    ),
  )
  return new Map(placed.map(({ key, id }) => [key, id]))
}

async function placeAnswers(
  transaction: Transaction,
  rows: Rows<typeof riskAnswers.$inferInsert>,
): Promise<void> {
  if (rows.length === 0) return
  await transaction.run(
    toCommand(
      build
        .insert(riskAnswers)
        .values([...rows])
        .onConflictDoUpdate({
          target: [riskAnswers.questionId, riskAnswers.key],
          set: {
            name: given('name'),
            probability: given('probability'),
            impact: given('impact'),
            place: given('place'),
            version: sql`${riskAnswers.version} + 1`,
          },
          setWhere: differs(
            [
              sql`${riskAnswers.name}`,
              sql`${riskAnswers.probability}`,
              sql`${riskAnswers.impact}`,
              sql`${riskAnswers.place}`,
            ],
            ['name', 'probability', 'impact', 'place'],
          ),
        }),
    ),
  )
}

const chosenQuestion = sql`exists (select from ${riskChoices}
  where ${riskChoices.questionId} = ${riskQuestions.id})`
const chosenAnswer = sql`exists (select from ${riskChoices}
  where ${riskChoices.answerId} = ${riskAnswers.id})`

/** Removes what the firm has left out; what somebody has chosen stays. */
async function removeLeftOut(
  transaction: Transaction,
  { sectors }: RiskSource,
  questionIds: ReadonlyMap<string | null, string>,
): Promise<string[]> {
  const questions = sectors.flatMap((sector) => sector.questions)
  const questionKeys = questions.map(({ key }) => key)
  const leftQuestions = and(
    isNotNull(riskQuestions.key),
    notInArray(riskQuestions.key, questionKeys),
  )
  const keptAnswers = questions.flatMap(({ key, answers }) =>
    answers.map((answer) => sql`(${questionIds.get(key) ?? ''}::uuid, ${answer.key}::text)`),
  )
  const placedQuestions = build
    .select({ id: riskQuestions.id })
    .from(riskQuestions)
    .where(inArray(riskQuestions.key, questionKeys))
  const leftAnswers = and(
    isNotNull(riskAnswers.key),
    inArray(riskAnswers.questionId, placedQuestions),
    keptAnswers.length === 0
      ? undefined
      : sql`(${riskAnswers.questionId}, ${riskAnswers.key}) not in (${sql.join(keptAnswers, sql`, `)})`,
  )
  // Held first: who is just choosing one of them is waited for, and then it is a chosen one.
  await transaction.all(
    toCommand(
      build
        .select({ id: riskAnswers.id })
        .from(riskAnswers)
        .where(
          inArray(
            riskAnswers.questionId,
            build.select({ id: riskQuestions.id }).from(riskQuestions).where(leftQuestions),
          ),
        )
        .for('update'),
    ),
    toCommand(
      build.select({ id: riskAnswers.id }).from(riskAnswers).where(leftAnswers).for('update'),
    ),
  )
  await transaction.all(
    toCommand(build.delete(riskQuestions).where(and(leftQuestions, sql`not ${chosenQuestion}`))),
    toCommand(build.delete(riskAnswers).where(and(leftAnswers, sql`not ${chosenAnswer}`))),
    toCommand(
      build.delete(riskSectors).where(
        and(
          isNotNull(riskSectors.key),
          notInArray(
            riskSectors.key,
            sectors.map(({ key }) => key),
          ),
          sql`not exists (select from ${riskQuestions}
            where ${riskQuestions.sectorId} = ${riskSectors.id})`,
        ),
      ),
    ),
  )
  const [keptQuestions, stillAnswers] = await transaction.all(
    toCommand(build.select({ key: riskQuestions.key }).from(riskQuestions).where(leftQuestions)),
    toCommand(
      build
        .select({ key: riskAnswers.key, question: riskQuestions.key })
        .from(riskAnswers)
        .innerJoin(riskQuestions, eq(riskQuestions.id, riskAnswers.questionId))
        .where(leftAnswers),
    ),
  )
  return [
    ...keptQuestions.map(({ key }) => `risk.json: a pergunta ${key}`),
    ...stillAnswers.map(({ key, question }) => `risk.json: a resposta ${key} de ${question}`),
  ]
}

/**
 * Makes the questionnaire of the risk analysis what the firm's content says: words, weights and order of what
 * has the same key, what is new, and nothing of what it leaves out, but for what customers have chosen. What
 * was added by calls is not touched.
 * @returns what was left out and stays, in words
 */
export async function placeRisk(
  transaction: Transaction,
  source: RiskSource,
  clock: Clock,
): Promise<string[]> {
  const createdAt = clock.now().toISOString()
  const sectorIds = await placeSectors(
    transaction,
    asRows(
      source.sectors.map(({ key, name }, place) => ({
        id: createId(clock),
        key,
        name,
        place,
        createdAt,
      })),
    ),
  )
  const questions = source.sectors.flatMap((sector) =>
    sector.questions.map((question) => ({
      ...question,
      sectorId: sectorIds.get(sector.key) ?? '',
    })),
  )
  const questionIds = await placeQuestions(
    transaction,
    asRows(
      questions.map(({ key, name, source: law = null, sectorId }, place) => ({
        id: createId(clock),
        sectorId,
        key,
        name,
        source: law,
        place,
        createdAt,
      })),
    ),
  )
  const answers = questions.flatMap((question) =>
    question.answers.map((answer) => ({
      ...answer,
      questionId: questionIds.get(question.key) ?? '',
    })),
  )
  await placeAnswers(
    transaction,
    asRows(answers.map((answer, place) => ({ ...answer, id: createId(clock), place, createdAt }))),
  )
  return removeLeftOut(transaction, source, questionIds)
}
