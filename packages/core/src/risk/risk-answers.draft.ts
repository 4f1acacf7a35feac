import * as z from 'zod/mini'
import { readAs } from '../drafts/draft-schema.ts'
import { type DraftForm, mergeByKey } from '../drafts/index.ts'
import type { RiskChoices } from './risk-table.ts'

const schema = z.record(z.string(), z.string())

/** The choices in a sector that the server does not have yet. One draft per sector. */
export const riskAnswersDraft: DraftForm<RiskChoices> = {
  name: 'risk-answers',
  version: 1,
  empty: {},
  read: readAs(schema, 1),
  isEmpty: (choices) => Object.keys(choices).length === 0,
  // Two tabs that answer different questions have no conflict.
  merge: mergeByKey,
}
