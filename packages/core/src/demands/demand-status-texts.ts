import { demandMessages } from '../messages/demands.ts'
import type { DemandStatus } from './demands.types.ts'

/** The names of the statuses in lists, filters and badges. */
export const demandStatusLabels: Readonly<Record<DemandStatus, string>> = {
  OPEN: demandMessages['demands.status.OPEN'],
  IN_PROGRESS: demandMessages['demands.status.IN_PROGRESS'],
  PENDING: demandMessages['demands.status.PENDING'],
  FINISHED: demandMessages['demands.status.FINISHED'],
  BLOCKED: demandMessages['demands.status.BLOCKED'],
}

/** What the conversation says when a demand enters a status. */
export function toStatusChangeText(statusKey: DemandStatus): string {
  return demandMessages[`demands.statusChange.${statusKey}`]
}
