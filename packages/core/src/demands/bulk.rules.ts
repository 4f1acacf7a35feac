import { allowed, type Decision, refused } from '../decision.ts'
import { toValidationCandidates, type Validatable } from './demand-actions.rules.ts'

/** Most demands of one action on a selection: their ids travel in the address. */
export const BULK_SELECTION_MAX = 100

/** Why an action on a selection does not start. */
export type SelectionRefusal = 'selectionRequired' | 'selectionTooLarge'

/** Whether an action on a selection, as 'Tornar sigilosa', can start: with something selected, and not too much of it. */
export function evaluateSelection(selection: readonly unknown[]): Decision<SelectionRefusal> {
  if (selection.length === 0) return refused('selectionRequired')
  return selection.length > BULK_SELECTION_MAX ? refused('selectionTooLarge') : allowed
}

/**
 * Whether 'Validar demandas' applies to a selection; allowed with those of it that are delivered and
 * not validated yet.
 */
export function evaluateBulkValidation<D extends Validatable>(
  selection: readonly D[],
): Decision<SelectionRefusal | 'nothingToValidate', { readonly demands: readonly D[] }> {
  const selected = evaluateSelection(selection)
  if (!selected.allowed) return selected
  const demands = toValidationCandidates(selection)
  return demands.length > 0 ? { allowed: true, demands } : refused('nothingToValidate')
}
