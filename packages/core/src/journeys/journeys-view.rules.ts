import { type AccessInput, type AccessNotice, evaluateAccess } from '../access/index.ts'

/** How a user sees the journeys. */
export interface JourneysView {
  /**
   * `specificDemand` is the view of specific-demand customers: the same list with a notice and nothing to
   * start; `closed` shows the notice in place of the list, or nothing.
   */
  readonly kind: 'open' | 'specificDemand' | 'closed'
  /** Whether journeys have their button to start. */
  readonly canStart: boolean
  readonly notice: AccessNotice | null
}

/** Which view of the journeys a user gets. */
export function evaluateJourneysView(input: AccessInput): JourneysView {
  const { functionalities, demandCreation, notice } = evaluateAccess(input)
  if (functionalities.allowed) {
    return { kind: 'open', canStart: demandCreation.allowed, notice: null }
  }
  const kind = functionalities.reason === 'specificDemand' ? 'specificDemand' : 'closed'
  return { kind, canStart: false, notice }
}
