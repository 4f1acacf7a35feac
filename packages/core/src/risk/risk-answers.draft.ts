import * as z from 'zod/mini'
import { type DraftForm, mergeByKey } from '../drafts/index.ts'
import type { RiskChoices } from './risk-table.ts'

const schema = z.record(z.string(), z.string())

/** The choices in a sector that the server does not have yet. One draft per sector. */
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
  // Two tabs that answer different questions have no conflict.
  merge: mergeByKey,
}
