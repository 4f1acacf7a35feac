import { ApiError } from '../http/index.ts'
import { demandSelectionMessages } from '../messages/demand-selection.ts'
import { evaluateSelection } from './bulk.rules.ts'

/**
 * The ids of a selection in the form that paths use.
 * @throws {ApiError} of kind `refused` when nothing or too much is selected, for which no path exists
 */
export function toSelectedIds(ids: readonly string[]): string {
  const decision = evaluateSelection(ids)
  if (decision.allowed) return ids.join(',')
  const message = demandSelectionMessages[`demands.refused.${decision.reason}`]
  throw new ApiError({ kind: 'refused', status: 0, code: 'REFUSED', message })
}
