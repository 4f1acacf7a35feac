import { demandMessages } from '../messages/demands.ts'
import type { DemandStatus } from './demands.types.ts'

/** The statuses in the order in which lists group them. Specification §4. */
export const demandStatuses = [
  'OPEN',
  'IN_PROGRESS',
  'PENDING',
  'FINISHED',
  'BLOCKED',
] as const satisfies readonly DemandStatus[]

/** The names of the statuses in lists, filters and badges. Specification §3. */
export const demandStatusLabels: Readonly<Record<DemandStatus, string>> = {
  OPEN: demandMessages['demands.status.OPEN'],
  IN_PROGRESS: demandMessages['demands.status.IN_PROGRESS'],
  PENDING: demandMessages['demands.status.PENDING'],
  FINISHED: demandMessages['demands.status.FINISHED'],
  BLOCKED: demandMessages['demands.status.BLOCKED'],
}

/** What the conversation says when a demand enters a status. Specification §3. */
export function toStatusChangeText(statusKey: DemandStatus): string {
  return demandMessages[`demands.statusChange.${statusKey}`]
}

/** Whose move a demand waits for; `none` when nothing is left to do. */
export type Turn = 'triage' | 'firm' | 'customer' | 'customerValidation' | 'queue' | 'none'

/**
 * Whose turn it is: PENDING waits for the customer, FINISHED for the customer's validation until it
 * has one, OPEN for triage, IN_PROGRESS for the firm, BLOCKED for the demands before it.
 * Specification §3, §4.
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
