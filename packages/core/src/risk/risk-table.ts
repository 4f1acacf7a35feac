import { riskTableMessages as texts } from '../messages/risk.ts'
import { RISK_PATH } from '../portal-paths.ts'
import type {
  RiskAnswerChange,
  RiskAnswerCustomer,
  RiskAnswerSelection,
  RiskQuestion,
  RiskResult,
  RiskSector,
  RiskSpreadsheetRow,
} from './risk.types.ts'
import { type RiskSectorCounts, type RiskTableInput, toRiskCounts } from './risk-counts.ts'
import { type RiskSectorState, toRiskSectorState } from './risk-sectors.rules.ts'

/** A question with the answer of the business; null if it has none. */
export interface AnsweredQuestion {
  readonly question: RiskQuestion
  readonly chosen: RiskAnswerCustomer | null
}

/** A row of the table: a sector with its questions. */
export interface RiskTableRow extends RiskSectorCounts, RiskSectorState {
  readonly sector: RiskSector
  readonly questions: readonly AnsweredQuestion[]
  /** Null until the sector is concluded: the table shows '-'. */
  readonly result: RiskResult | null
  /** Address of the page with its questions. */
  readonly href: string
}

/** The questions with the answers of the business. */
export function toAnsweredQuestions(
  questions: readonly RiskQuestion[],
  choices: readonly RiskAnswerCustomer[],
): AnsweredQuestion[] {
  const byQuestion = new Map(choices.map((choice) => [choice.Question_id, choice]))
  return questions.map((question) => ({ question, chosen: byQuestion.get(question.id) ?? null }))
}

/** The rows of the table, without their risks. */
export function toRiskTable(input: RiskTableInput): RiskTableRow[] {
  const all = toAnsweredQuestions(input.questions, input.choices)
  const countsOf = toRiskCounts(input)
  return input.sectors.map((sector) => {
    const counts = countsOf.get(sector.id) ?? { answered: 0, total: 0 }
    return {
      ...counts,
      ...toRiskSectorState(counts),
      sector,
      questions: all.filter(({ question }) => question.Sector_id === sector.id),
      result: null,
      href: `${RISK_PATH}/sector/${sector.id}`,
    }
  })
}

/** The answers of a sector, for `calculateRisk`. */
export function toAnswerList({
  questions,
}: Pick<RiskTableRow, 'questions'>): RiskAnswerSelection[] {
  return questions.flatMap(({ chosen }) =>
    chosen ? [{ Question_id: chosen.Question_id, Answer_id: chosen.Answer_id }] : [],
  )
}

/** The chosen answer by question. */
export type RiskChoices = Readonly<Record<string, string>>

/**
 * The values of a sector's form: the saved answers, overridden by the choices made here. Questions
 * without an answer are included, since others may have withdrawn theirs.
 * @param choices the changes of `toOpenChoices`
 */
export function toRiskForm(
  { questions }: Pick<RiskTableRow, 'questions'>,
  choices: RiskChoices = {},
): RiskChoices {
  const saved = questions.map(({ question, chosen }) => [question.id, chosen?.Answer_id ?? ''])
  return { ...Object.fromEntries(saved), ...choices }
}

/**
 * The unsaved part of a form, in the order in which it is saved: changed answers before new ones, because the
 * last new one concludes the sector, which then accepts no more. Each replaces only the answer that its user
 * has seen.
 */
export function toChangedAnswers(
  { questions }: Pick<RiskTableRow, 'questions'>,
  form: RiskChoices,
): RiskAnswerChange[] {
  const unsaved = questions.flatMap(({ question: { id }, chosen }) => {
    const Answer_id = form[id]
    if (!Answer_id || Answer_id === chosen?.Answer_id) return []
    return { Question_id: id, Answer_id, ReplacedAnswer_id: chosen?.Answer_id ?? null }
  })
  const isNew = ({ ReplacedAnswer_id }: RiskAnswerChange) => Number(ReplacedAnswer_id === null)
  return unsaved.toSorted((a, b) => isNew(a) - isNew(b))
}

/** The lines of the spreadsheet: every answered question with the level of its sector. */
export function toRiskSpreadsheetRows(rows: readonly RiskTableRow[]): RiskSpreadsheetRow[] {
  return rows.flatMap(({ sector, questions, result }) =>
    questions.flatMap(({ question, chosen }) => {
      const answer = question.AnswerAIRs.find(({ id }) => id === chosen?.Answer_id)
      if (!chosen || !answer) return []
      return {
        sector: sector.name,
        question: question.name,
        answer: answer.name,
        date: chosen.updatedAt,
        level: result?.level ?? texts['risk.noResult'],
      }
    }),
  )
}
