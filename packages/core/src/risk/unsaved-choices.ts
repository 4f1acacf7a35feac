import type { AnsweredQuestion, RiskChoices, RiskTableRow } from './risk-table.ts'

/** The choices in a sector that the server does not have yet. */
export interface UnsavedChoices {
  readonly changes: RiskChoices
  /**
   * The answers given when they were made, which reveal whether somebody else was faster; empty where
   * there was none.
   */
  readonly saved: RiskChoices
}

const only = (choices: RiskChoices, questionIds: readonly string[]): RiskChoices =>
  Object.fromEntries(Object.entries(choices).filter(([id]) => questionIds.includes(id)))

/**
 * The choices that are not saved: none for a question or an answer that the firm has removed meanwhile. Those in a
 * sector that others have concluded remain, to be shown, and chosen again when it is redone.
 */
export function toOpenChoices(
  { questions }: Pick<RiskTableRow, 'questions'>,
  { changes, saved }: UnsavedChoices,
): UnsavedChoices {
  const open = questions.filter(({ question: { id, AnswerAIRs }, chosen }) => {
    const choice = changes[id]
    const isOffered = AnswerAIRs.some((answer) => answer.id === choice)
    return isOffered && choice !== chosen?.Answer_id
  })
  const ids = open.map(({ question }) => question.id)
  return { changes: only(changes, ids), saved: only(saved, ids) }
}

/** The choices with one more, made in view of the answer that is given now. */
export function chooseRiskAnswer(
  { questions }: Pick<RiskTableRow, 'questions'>,
  { changes, saved }: UnsavedChoices,
  questionId: string,
  answerId: string,
): UnsavedChoices {
  const given = questions.find(({ question }) => question.id === questionId)?.chosen
  return {
    changes: { ...changes, [questionId]: answerId },
    saved: { ...saved, [questionId]: given?.Answer_id ?? '' },
  }
}

/**
 * The questions to which somebody else has given another answer since these choices were made. Nothing is
 * saved over it before their user has chosen again.
 * @param open from `toOpenChoices`
 */
export function findOvertakenChoices(
  { questions }: Pick<RiskTableRow, 'questions'>,
  { changes, saved }: UnsavedChoices,
): AnsweredQuestion[] {
  return questions.filter(({ question: { id }, chosen }) => {
    const seen = saved[id]
    const own: readonly unknown[] = [seen, changes[id]]
    return chosen !== null && seen !== undefined && !own.includes(chosen.Answer_id)
  })
}
