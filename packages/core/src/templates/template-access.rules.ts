import {
  type AccessInput,
  type AccessReason,
  evaluateAccess,
  evaluatePaidTool,
  type PaidToolDecision,
  type ToolAccessInput,
} from '../access/index.ts'
import type { Decision } from '../decision.ts'

/**
 * Whether the pages of the document generator are open; a refusal shows their blocked view. An
 * overdue payment closes them at once, before its grace is over.
 */
export function evaluateTemplatesAccess(input: Omit<ToolAccessInput, 'tool'>): PaidToolDecision {
  return evaluatePaidTool({ ...input, tool: 'templates' })
}

/**
 * Whether a document may be sent to a specialist: that raises a demand. Who may not is not asked,
 * and their document is made without.
 */
export const evaluateDocumentReview = (input: AccessInput): Decision<AccessReason> =>
  evaluateAccess(input).demandCreation
