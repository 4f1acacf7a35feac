import * as z from 'zod/mini'
import type { DraftForm } from '../drafts/index.ts'
import type { AnswersByField } from './mapping-answers.rules.ts'
import { mappingFields } from './mapping-questions.ts'

const schema = z.partialRecord(z.enum(mappingFields), z.string())

/** What was answered about an activity and is not with the server yet. One draft an activity. */
export const mappingAnswersDraft: DraftForm<AnswersByField> = {
  name: 'mapping-answers',
  version: 1,
  empty: {},
  read: (stored, version) => {
    if (version !== 1) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? parsed.data : undefined
  },
  isEmpty: (answers) => Object.keys(answers).length === 0,
  // Two tabs that answer different questions have nothing to decide.
  merge: (mine, theirs) => ({ ...theirs, ...mine }),
}
