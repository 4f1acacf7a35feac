import { mergeByKey } from '../drafts/index.ts'
import { type Progress, toAnswerProgress } from '../progress/index.ts'
import type { TemplateFormField } from './template-forms.schema.ts'
import { TEMPLATE_ANSWER_MAX, TEMPLATE_ANSWERS_MAX } from './template-limits.ts'

/** The user's answers so far, by the name of the field. */
export type TemplateAnswers = Readonly<Record<string, string>>

/** The answer to a field, whose name may equal that of a property that all objects have. */
const answerTo = (answers: TemplateAnswers, name: string): string | undefined =>
  Object.hasOwn(answers, name) ? answers[name] : undefined

/** The answers to fields that a template has: the firm may have removed or renamed others since they were given. */
export function toCurrentAnswers(
  fields: readonly Pick<TemplateFormField, 'name'>[],
  answers: TemplateAnswers,
): TemplateAnswers {
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name)))
}

/** The answers to other fields than these: the firm may take fields away and add some while a document is filled in. */
export function answersBeside(
  fields: readonly Pick<TemplateFormField, 'name'>[],
  answers: TemplateAnswers,
): TemplateAnswers {
  const names = new Set(fields.map(({ name }) => name))
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name)))
}

/**
 * The answers that a draft was sent with and does not have: their fields have been taken away since the form was
 * opened.
 * @param taken the draft as the server answers it
 */
export function toUntakenAnswers(sent: TemplateAnswers, taken: TemplateAnswers): TemplateAnswers {
  const isUntaken = ([name, answer]: [string, string]) =>
    answer.trim() !== '' && !Object.hasOwn(taken, name)
  return Object.fromEntries(Object.entries(sent).filter(isUntaken))
}

/**
 * How far a document is filled in: answered over total times 100, rounded, but never 100 before
 * everything is answered.
 */
export function toTemplateProgress(
  fields: readonly TemplateFormField[],
  answers: TemplateAnswers,
): Progress {
  return toAnswerProgress(fields.map(({ name }) => answerTo(answers, name)))
}

/** Whether two sets of answers are equal: an empty answer counts as none. */
export function isSameAnswers(one: TemplateAnswers, other: TemplateAnswers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => (answerTo(one, name) ?? '') === (answerTo(other, name) ?? ''))
}

const withoutEmpty = (answers: TemplateAnswers): TemplateAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))

/**
 * The answers of here and of elsewhere together; of a field that both answered, that of here. A field that was only
 * emptied again, or never filled in, is not answered here.
 * @param known the answers that both began with
 */
export const mergeAnswers = (
  mine: TemplateAnswers,
  theirs: TemplateAnswers,
  known: TemplateAnswers,
): TemplateAnswers => mergeByKey(withoutEmpty(mine), theirs, withoutEmpty(known))

/**
 * The answers that were given elsewhere to fields that were answered otherwise here: writing would lose them without
 * anybody having seen them. Empty where an answer was removed.
 * @param known the answers that both began with
 * @param sent answers of here that may have arrived though nobody said so: they are nobody else's
 */
export function findOvertakenAnswers(
  mine: TemplateAnswers,
  theirs: TemplateAnswers,
  known: TemplateAnswers,
  sent: readonly TemplateAnswers[] = [],
): TemplateAnswers {
  const textOf = (answers: TemplateAnswers, name: string) => answerTo(answers, name) ?? ''
  const isOvertaken = (name: string) => {
    const now = textOf(theirs, name)
    const own = [mine, known, ...sent].map((answers) => textOf(answers, name))
    return textOf(mine, name) !== textOf(known, name) && !own.includes(now)
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(known)])
  return Object.fromEntries(
    [...names].filter(isOvertaken).map((name) => [name, textOf(theirs, name)]),
  )
}

/** Whether an answer is longer than the server takes. */
const isAnswerTooLong = (answer: string): boolean => answer.length > TEMPLATE_ANSWER_MAX

/**
 * The answers that the server refuses: `alone`, each that is too long; `together`, those that exceed the
 * total length with the ones before them.
 * @param answers in the order in which they were given
 */
export function findTooLong(answers: TemplateAnswers): {
  readonly alone: ReadonlySet<string>
  readonly together: ReadonlySet<string>
} {
  const alone = new Set<string>()
  const together = new Set<string>()
  let length = 0
  for (const [name, answer] of Object.entries(answers)) {
    if (isAnswerTooLong(answer)) alone.add(name)
    else if (length + answer.length > TEMPLATE_ANSWERS_MAX) together.add(name)
    else length += answer.length
  }
  return { alone, together }
}

/**
 * The answers that a draft can store, since the server refuses all of them if one, or their total, is too
 * long. A refused answer keeps its stored value, if there is room for that.
 * @param answers in the order in which they were given
 * @param kept the stored draft
 */
export function toStorableAnswers(
  answers: TemplateAnswers,
  kept: TemplateAnswers,
): TemplateAnswers {
  const { alone, together } = findTooLong(answers)
  const isRefused = (name: string) => alone.has(name) || together.has(name)
  const stored = Object.entries(answers).filter(([name]) => !isRefused(name))
  const before = Object.keys(answers).flatMap((name) => {
    const answer = answerTo(kept, name)
    return isRefused(name) && answer !== undefined ? [[name, answer] as const] : []
  })
  const storable = Object.fromEntries([...stored, ...before])
  const { together: crowded } = findTooLong(storable)
  return Object.fromEntries(Object.entries(storable).filter(([name]) => !crowded.has(name)))
}
