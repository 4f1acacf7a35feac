import { riskAnalysis } from '../../content/risk/risk-analysis.ts'
import type { riskChoices } from '../../tables/risk-choices.table.ts'
import type { riskAnswers, riskQuestions, riskSectors } from '../../tables/risk-content.table.ts'
import { businessSeeds } from '../businesses.data.ts'
import type { LoadContext } from '../demand-rows.ts'
import { type RiskChoicesSeed, riskChoicesSeeds } from './risk-answers.data.ts'

type Answer = typeof riskAnswers.$inferInsert

/** When the firm wrote the questionnaire, in business days from the loading. */
const WRITTEN = -240
/** Maximum number of rows in each part of the questionnaire; rows of one moment are sorted by place. */
const PLACES = 100

/** The questionnaire, and the answers of each question in the order of the seeds. */
function toContentRows({ timeline }: LoadContext) {
  const createdAt = timeline.morningOf(WRITTEN)
  const id = (key: string, place: number) => timeline.id(`risk ${key}`, createdAt, place)
  // Across the whole questionnaire, as at a start.
  let questionPlace = 0
  let answerPlace = 0
  const parts = riskAnalysis.sectors.map((seed, s) => {
    const sector: typeof riskSectors.$inferInsert = {
      id: id(seed.name, s),
      key: seed.key,
      place: s,
      name: seed.name,
      createdAt,
    }
    const questions = seed.questions.map(({ key, name, source = null, answers }, q) => {
      const place = s * PLACES + q
      const question: typeof riskQuestions.$inferInsert = {
        id: id(`${seed.name} ${name}`, place),
        sectorId: sector.id,
        key,
        place: questionPlace++,
        name,
        source,
        createdAt,
      }
      const rows = answers.map(
        (answer, a): Answer => ({
          ...answer,
          id: id(`${name} ${answer.name}`, place * PLACES + a),
          questionId: question.id,
          place: answerPlace++,
          createdAt,
        }),
      )
      return { question, answers: rows }
    })
    return { sector, questions }
  })
  return parts
}

function toChoiceRows(
  { business, at, choices }: RiskChoicesSeed,
  content: ReturnType<typeof toContentRows>,
  { timeline, registry }: LoadContext,
) {
  const start = Date.parse(timeline.instant(at))
  const asked = content.flatMap(({ questions }, s) =>
    questions.flatMap(({ answers }, q) => answers[choices[s]?.[q] ?? -1] ?? []),
  )
  return asked.map(({ id: answerId, questionId }, minutes): typeof riskChoices.$inferInsert => {
    const createdAt = new Date(start + minutes * 60_000).toISOString()
    return {
      id: timeline.id(`risk ${business} ${questionId}`, createdAt),
      customerId: registry.customerId(businessSeeds[business].customer),
      businessId: registry.businessId(business),
      questionId,
      answerId,
      createdAt,
      updatedAt: createdAt,
    }
  })
}

/** The questionnaire of the risk analysis and what businesses answer to it. */
export function toRiskRows(context: LoadContext) {
  const content = toContentRows(context)
  const questions = content.flatMap((part) => part.questions)
  return {
    sectors: content.map(({ sector }) => sector),
    questions: questions.map(({ question }) => question),
    answers: questions.flatMap(({ answers }) => answers),
    choices: riskChoicesSeeds.flatMap((seed) => toChoiceRows(seed, content, context)),
  }
}
