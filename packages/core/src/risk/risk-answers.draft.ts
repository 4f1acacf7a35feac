import * as z from 'zod/mini'
import type { DraftForm } from '../drafts/index.ts'
import { mergeByKey } from '../drafts/merge-by-key.ts'
import type { RiskChoices } from './risk-table.ts'

const schema = z.record(z.string(), z.string())

/** What was chosen in a sector and is not with the server yet. One draft a sector. */
export const riskAnswersDraft: DraftForm<RiskChoices> = {
  name: 'risk-answers',
  version: 1,
  empty: {},
  read: (stored, version) => {
    if (version !== 1) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? parsed.data : undefined
  },
  isEmpty: (choices) => Object.keys(choices).length === 0,
  // Two tabs that answer different questions have nothing to decide.
  merge: mergeByKey,
}
