import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { PgColumn, PgInsertValue } from 'drizzle-orm/pg-core'
import type { RiskSource } from '../../content/risk-source.schema.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Clock } from '../../ports/clock.ts'
import { riskChoices } from '../../tables/risk-choices.table.ts'
import { riskAnswers, riskQuestions, riskSectors } from '../../tables/risk-content.table.ts'

/** Whether there is any content already, from whatever source. */
export const selectHasRisk = () =>
  toCommand(build.select({ id: riskSectors.id }).from(riskSectors).limit(1))

type Content = typeof riskSectors | typeof riskQuestions | typeof riskAnswers

interface Placing<Table extends Content> {
  readonly table: Table
  /** The columns that identify a row. */
  readonly by: readonly PgColumn[]
  /** The columns that the content fills in. */
  readonly said: { readonly [name: string]: PgColumn }
}

/**
 * Writes rows of the firm's content. A row that exists by its key is changed, and only if its content
 * differs.
 */
async function placeByKey<Table extends Content>(
  transaction: Transaction,
  { table, by, said }: Placing<Table>,
  rows: readonly PgInsertValue<Table>[],
): Promise<void> {
  if (rows.length === 0) return
  const given = (column: PgColumn) => sql.raw(`excluded.${column.name}`)
  const columns = Object.values(said)
  const set = Object.fromEntries(
    Object.entries(said).map(([name, column]) => [name, given(column)]),
  )
  await transaction.run(
    toCommand(
      build
        .insert(table)
        .values([...rows])
        .onConflictDoUpdate({
          target: [...by],
          set: { ...set, version: sql`${table.version} + 1` },
          setWhere: sql`(${sql.join(columns, sql`, `)}) is distinct from
            (${sql.join(columns.map(given), sql`, `)})`,
        }),
    ),
  )
}

/** The ids of rows by their keys. */
async function readPlaced(
  transaction: Transaction,
  table: typeof riskSectors | typeof riskQuestions,
): Promise<ReadonlyMap<string | null, string>> {
  const { id, key } = table
  const rows = await transaction.run(
    toCommand(build.select({ id, key }).from(table).where(isNotNull(key))),
  )
  return new Map(rows.map((row) => [row.key, row.id]))
}

const chosenQuestion = sql`exists (select from ${riskChoices}
  where ${riskChoices.questionId} = ${riskQuestions.id})`
const chosenAnswer = sql`exists (select from ${riskChoices}
  where ${riskChoices.answerId} = ${riskAnswers.id})`

/** Removes what the firm has left out; anything that somebody has chosen stays. */
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
  // Locked first: a concurrent choice of one of them is awaited, and then counts as a choice.
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
 * Updates the questionnaire of the risk analysis to the firm's content: text, weights and order of existing
 * keys, new entries, and removal of missing ones, except for those that customers have chosen. Entries that
 * were added by API calls are not changed.
 * @returns descriptions of the missing entries that were kept
 */
export async function placeRisk(
  transaction: Transaction,
  source: RiskSource,
  clock: Clock,
): Promise<string[]> {
  const createdAt = clock.now().toISOString()
  const toRow = <Said extends object>(said: Said, place: number) => ({
    ...said,
    id: createId(clock),
    place,
    createdAt,
  })
  await placeByKey(
    transaction,
    {
      table: riskSectors,
      by: [riskSectors.key],
      said: { name: riskSectors.name, place: riskSectors.place },
    },
    source.sectors.map(({ key, name }, place) => toRow({ key, name }, place)),
  )
  const sectorIds = await readPlaced(transaction, riskSectors)
  const questions = source.sectors.flatMap((sector) =>
    sector.questions.map((question) => ({
      ...question,
      sectorId: sectorIds.get(sector.key) ?? '',
    })),
  )
  await placeByKey(
    transaction,
    {
      table: riskQuestions,
      by: [riskQuestions.key],
      said: {
        sectorId: riskQuestions.sectorId,
        name: riskQuestions.name,
        source: riskQuestions.source,
        place: riskQuestions.place,
      },
    },
    questions.map(({ key, name, source: law = null, sectorId }, place) =>
      toRow({ sectorId, key, name, source: law }, place),
    ),
  )
  const questionIds = await readPlaced(transaction, riskQuestions)
  const answers = questions.flatMap((question) =>
    question.answers.map((answer) => ({
      ...answer,
      questionId: questionIds.get(question.key) ?? '',
    })),
  )
  await placeByKey(
    transaction,
    {
      table: riskAnswers,
      by: [riskAnswers.questionId, riskAnswers.key],
      said: {
        name: riskAnswers.name,
        probability: riskAnswers.probability,
        impact: riskAnswers.impact,
        place: riskAnswers.place,
      },
    },
    answers.map(toRow),
  )
  return removeLeftOut(transaction, source, questionIds)
}
