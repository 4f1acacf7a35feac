import { type DemandStatus, demandStatusLabels } from '@tramite/core/demands'
import { StatusPill, type StatusTone } from '../../../primitives/StatusPill/StatusPill.tsx'

/** The tone of each status. */
export const statusTones = {
  OPEN: 'open',
  IN_PROGRESS: 'inProgress',
  PENDING: 'pending',
  FINISHED: 'delivered',
  BLOCKED: 'blocked',
} as const satisfies Record<DemandStatus, StatusTone>

/** The status of a demand. */
export function DemandStatusPill({ statusKey }: { statusKey: DemandStatus }) {
  return <StatusPill tone={statusTones[statusKey]}>{demandStatusLabels[statusKey]}</StatusPill>
}
