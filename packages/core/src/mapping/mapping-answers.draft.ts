import * as z from 'zod/mini'
import type { DraftForm } from '../drafts/index.ts'
import { mergeByKey } from '../drafts/merge-by-key.ts'
import { isSameAnswer } from './answer-values.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { type MappingField, mappingFields } from './mapping-fields.ts'

/** What was answered about an activity and is not with the server yet. */
export interface UnsavedAnswers {
  readonly changes: AnswersByField
  /** What the server had when they were written, by which it is seen whether somebody else was faster. */
  readonly saved: AnswersByField
  /** What was sent of them last: it may have been kept though nobody was there for its answer. */
  readonly sent: AnswersByField
}

const answers = z.partialRecord(z.enum(mappingFields), z.string())
const schema = z.object({ changes: answers, saved: answers, sent: z._default(answers, {}) })

/** The draft of an activity's answers. Before version 2 it held the changes alone. */
export const mappingAnswersDraft: DraftForm<UnsavedAnswers> = {
  name: 'mapping-answers',
  version: 2,
  empty: { changes: {}, saved: {}, sent: {} },
  read: (stored, version) => {
    if (version !== 1 && version !== 2) return undefined
    const parsed = schema.safeParse(version === 1 ? { changes: stored, saved: {} } : stored)
    return parsed.success ? parsed.data : undefined
  },
  isEmpty: ({ changes }) => Object.keys(changes).length === 0,
  merge: joinUnsavedAnswers,
}

/**
 * Joins what two tabs wrote about the same activity: who answers different questions has nothing to decide.
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
  }
}

/** What is kept of answers that are not saved: of what the server has and was sent, only what they replace. */
export function toUnsavedAnswers({
  changes,
  saved,
  sent,
}: Readonly<Record<'changes' | 'saved' | 'sent', AnswersByField>>): UnsavedAnswers {
  const replaced = Object.keys(changes) as MappingField[]
  const ownSent = replaced.filter((field) => sent[field] !== undefined)
  return {
    changes,
    saved: Object.fromEntries(replaced.map((field) => [field, saved[field] ?? ''])),
    sent: Object.fromEntries(ownSent.map((field) => [field, sent[field]])),
  }
}

/**
 * What other people answered since to what was written and not saved.
 * @param now what the server has
 */
export function findOvertaken(
  { changes, saved, sent }: UnsavedAnswers,
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
