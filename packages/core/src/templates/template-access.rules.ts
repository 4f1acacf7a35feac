import { type AccessInput, type AccessReason, evaluateAccess } from '../access/index.ts'
import type { Decision } from '../decision.ts'

/**
 * Whether a document may be sent to a specialist: that raises a demand. Who may not is not asked,
 * and their document is made without.
 */
export const evaluateDocumentReview = (input: AccessInput): Decision<AccessReason> =>
  evaluateAccess(input).demandCreation
