import type { DemandStatus } from './demands.types.ts'

/** The statuses in the order in which lists group them. */
export const demandStatuses = [
  'OPEN',
  'IN_PROGRESS',
  'PENDING',
  'FINISHED',
  'BLOCKED',
] as const satisfies readonly DemandStatus[]

/** Whose action a demand waits for; `none` when nothing is left to do. */
export type Turn = 'triage' | 'firm' | 'customer' | 'customerValidation' | 'queue' | 'none'

/**
 * Whose turn it is: PENDING waits for the customer, FINISHED for the customer's validation until it has
 * been given, OPEN for triage, IN_PROGRESS for the firm, BLOCKED for the demands ahead of it.
 */
export function whoseTurn(demand: {
  readonly statusKey: DemandStatus
  readonly validationDate: string | null
}): Turn {
  switch (demand.statusKey) {
    case 'OPEN':
      return 'triage'
    case 'IN_PROGRESS':
      return 'firm'
    case 'PENDING':
      return 'customer'
    case 'BLOCKED':
      return 'queue'
    case 'FINISHED':
      return demand.validationDate === null ? 'customerValidation' : 'none'
  }
}
