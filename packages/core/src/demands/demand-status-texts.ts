import { demandStatusMessages } from '../messages/demand-status.ts'
import type { DemandStatus } from './demands.types.ts'

/** The names of the statuses in lists, filters and badges. */
export const demandStatusLabels: Readonly<Record<DemandStatus, string>> = {
  OPEN: demandStatusMessages['demands.status.OPEN'],
  IN_PROGRESS: demandStatusMessages['demands.status.IN_PROGRESS'],
  PENDING: demandStatusMessages['demands.status.PENDING'],
  FINISHED: demandStatusMessages['demands.status.FINISHED'],
  BLOCKED: demandStatusMessages['demands.status.BLOCKED'],
}

/** What the conversation says when a demand enters a status. */
export function toStatusChangeText(statusKey: DemandStatus): string {
  return demandStatusMessages[`demands.statusChange.${statusKey}`]
}
