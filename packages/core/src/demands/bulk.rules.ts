import { allowed, type Decision, refused } from '../decision.ts'
import { toValidationCandidates, type Validatable } from './demand-actions.rules.ts'

/** Maximum number of demands in one action on a selection: their ids are part of the address. */
export const BULK_SELECTION_MAX = 100

/** Why an action on a selection does not start. */
export type SelectionRefusal = 'selectionRequired' | 'selectionTooLarge'

/**
 * Whether an action on a selection, such as 'Tornar sigilosa', can start: something is selected, and no more
 * than {@link BULK_SELECTION_MAX} demands.
 */
export function evaluateSelection(selection: readonly unknown[]): Decision<SelectionRefusal> {
  if (selection.length === 0) return refused('selectionRequired')
  return selection.length > BULK_SELECTION_MAX ? refused('selectionTooLarge') : allowed
}

/**
 * Whether 'Validar demandas' applies to a selection; allowed with its demands that are delivered and not
 * yet validated.
 */
export function evaluateBulkValidation<D extends Validatable>(
  selection: readonly D[],
): Decision<SelectionRefusal | 'nothingToValidate', { readonly demands: readonly D[] }> {
  const selected = evaluateSelection(selection)
  if (!selected.allowed) return selected
  const demands = toValidationCandidates(selection)
  return demands.length > 0 ? { allowed: true, demands } : refused('nothingToValidate')
}
