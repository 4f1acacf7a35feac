import type { DemandStatus } from './demands.types.ts'
import type { DeadlineState } from './lateness.rules.ts'

/** The statuses in the order in which lists group them. */
export const demandStatuses = [
  'OPEN',
  'IN_PROGRESS',
  'PENDING',
  'FINISHED',
  'BLOCKED',
] as const satisfies readonly DemandStatus[]

/** Whose action a demand waits for; `none` when nothing is left to do. */
export type Turn =
  | 'triage'
  | 'firm'
  | 'customer'
  | 'customerValidation'
  | 'queue'
  | 'blocked'
  | 'none'

/**
 * Whose turn it is: PENDING waits for the customer, FINISHED for the customer's validation until it has
 * been given, OPEN for triage, IN_PROGRESS for the firm, BLOCKED for the undelivered steps of its journey ahead of
 * it, or, where none come first, until the firm lets it go on.
 * @param demand.journey null if it is in none
 */
export function whoseTurn(demand: {
  readonly statusKey: DemandStatus
  readonly validationDate: string | null
  readonly journey: { readonly waitsForSteps: boolean } | null
}): Turn {
  switch (demand.statusKey) {
    case 'OPEN':
      return 'triage'
    case 'IN_PROGRESS':
      return 'firm'
    case 'PENDING':
      return 'customer'
    case 'BLOCKED':
      return demand.journey?.waitsForSteps ? 'queue' : 'blocked'
    case 'FINISHED':
      return demand.validationDate === null ? 'customerValidation' : 'none'
  }
}

/** How the contract stops the deadlines: temporarily (suspended), or permanently (ended). */
export type DeadlineStop = Exclude<DeadlineState, 'running'>

/**
 * Whose action a demand waits for under a contract; if it waits for the customer and the contract refuses the
 * action, how the contract stops it.
 */
export type ContractTurn = Turn | DeadlineStop

/**
 * Whether the customer can do what waits for them: a contract that stops the deadlines refuses every action
 * on demands.
 */
export const canTakeTurn = (deadlines: DeadlineState): deadlines is 'running' =>
  deadlines === 'running'

/**
 * Whose turn it is under the customer's contract. A demand that waits for the customer while the contract
 * refuses the action waits for nobody: it is neither asked for nor counted.
 * @param deadlines by the contract of the demand's customer
 */
export function turnUnderContract(
  demand: Parameters<typeof whoseTurn>[0],
  deadlines: DeadlineState,
): ContractTurn {
  const turn = whoseTurn(demand)
  const isOfCustomer = turn === 'customer' || turn === 'customerValidation'
  return isOfCustomer && !canTakeTurn(deadlines) ? deadlines : turn
}

/** Whether the contract refuses what the customer would have to do. */
export const isStoppedTurn = (turn: ContractTurn): turn is DeadlineStop =>
  turn === 'suspended' || turn === 'ended'
