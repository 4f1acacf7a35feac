import * as z from 'zod/mini'
import { type DraftForm, mergeByKey } from '../drafts/index.ts'
import { isSameAnswer } from './answer-values.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

/** The answers about an activity that the server does not have yet. */
export interface UnsavedAnswers {
  readonly changes: AnswersByField
  /** The server's answers when they were written, which reveal whether somebody else was faster. */
  readonly saved: AnswersByField
  /** The answers sent last: they may have been saved although the response was lost. */
  readonly sent: AnswersByField
  /**
   * Written before the mapping was closed, such as by a review: they are saved only if the user confirms it.
   */
  readonly held: AnswersByField
}

const answers = z.partialRecord(z.enum(mappingFields), z.string())
const schema = z.object({
  changes: answers,
  saved: answers,
  sent: z._default(answers, {}),
  held: z._default(answers, {}),
})

/** The draft of an activity's answers. Before version 2 it contained only the changes. */
export const mappingAnswersDraft: DraftForm<UnsavedAnswers> = {
  name: 'mapping-answers',
  version: 2,
  empty: { changes: {}, saved: {}, sent: {}, held: {} },
  read: (stored, version) => {
    if (version !== 1 && version !== 2) return undefined
    const parsed = schema.safeParse(version === 1 ? { changes: stored, saved: {} } : stored)
    return parsed.success ? parsed.data : undefined
  },
  isEmpty: ({ changes, held }) => Object.keys({ ...held, ...changes }).length === 0,
  merge: joinUnsavedAnswers,
}

/**
 * Merges the answers of two tabs about the same activity: where they concern different questions, nothing
 * has to be decided.
 * @param base what both began with
 */
export function joinUnsavedAnswers(
  mine: UnsavedAnswers,
  theirs: UnsavedAnswers,
  base: UnsavedAnswers,
): UnsavedAnswers {
  return {
    changes: mergeByKey(mine.changes, theirs.changes, base.changes),
    saved: mergeByKey(mine.saved, theirs.saved, base.saved),
    sent: mergeByKey(mine.sent, theirs.sent, base.sent),
    held: mergeByKey(mine.held, theirs.held, base.held),
  }
}

/** The stored form of unsaved answers: of the server's and the sent answers, only those that they replace. */
export function toUnsavedAnswers({ changes, saved, sent, held }: UnsavedAnswers): UnsavedAnswers {
  const replaced = Object.keys(changes) as MappingField[]
  const ownSent = replaced.filter((field) => sent[field] !== undefined)
  return {
    changes,
    saved: Object.fromEntries(replaced.map((field) => [field, saved[field] ?? ''])),
    sent: Object.fromEntries(ownSent.map((field) => [field, sent[field]])),
    held,
  }
}

/**
 * Turns unsaved answers into held ones once the mapping is closed: later they are saved only if the user
 * confirms it.
 */
export const holdAnswers = ({ changes, held }: UnsavedAnswers): UnsavedAnswers => ({
  ...mappingAnswersDraft.empty,
  held: { ...held, ...changes },
})

/** The held answers that differ from those of the mapping. */
export const findHeld = (held: AnswersByField, now: AnswersByField): AnswersByField =>
  Object.fromEntries(
    mappingFields.flatMap((field) => {
      const answer = held[field]
      const isNew = answer !== undefined && !isSameAnswer(field, answer, now[field] ?? '')
      return isNew ? [[field, answer]] : []
    }),
  )

/**
 * Other people's answers to the questions with unsaved answers, given since these were written.
 * @param now the server's answers
 */
export function findOvertaken(
  { changes, saved, sent }: Omit<UnsavedAnswers, 'held'>,
  now: AnswersByField,
): AnswersByField {
  const overtaken = mappingFields.filter((field) => {
    const before = saved[field]
    const held = now[field] ?? ''
    const own = [before, changes[field], sent[field]]
    return (
      before !== undefined &&
      !own.some((each) => each !== undefined && isSameAnswer(field, each, held))
    )
  })
  return Object.fromEntries(overtaken.map((field) => [field, now[field] ?? '']))
}
