import { type AccessInput, type AccessReason, evaluateAccess } from '../access/index.ts'
import type { Decision } from '../decision.ts'

/**
 * Whether a document may be sent to a specialist, which creates a demand. Users who may not are not
 * asked, and their document is created without a review.
 */
export const evaluateDocumentReview = (input: AccessInput): Decision<AccessReason> =>
  evaluateAccess(input).demandCreation
