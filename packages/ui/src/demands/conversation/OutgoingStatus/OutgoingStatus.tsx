import type { OutgoingMessage } from '@tramite/core/demands'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'

export interface OutgoingStatusProps {
  outgoing: readonly OutgoingMessage[]
  /** The last of them has been delivered. */
  hasArrived: boolean
}

function toText({ outgoing, hasArrived }: OutgoingStatusProps): string {
  if (outgoing.some(({ state }) => state === 'sending')) return conversationLabels.sending
  const failures = new Set(
    outgoing.map(({ isUnconfirmed }) =>
      isUnconfirmed ? conversationLabels.unconfirmedSpoken : conversationLabels.notSentSpoken,
    ),
  )
  if (failures.size > 0) return [...failures].join('. ')
  return hasArrived ? conversationLabels.sent : ''
}

/** Announces the outcome of the reader's own message to screen readers. */
export function OutgoingStatus(props: OutgoingStatusProps) {
  return (
    <div role="status">
      <VisuallyHidden>{toText(props)}</VisuallyHidden>
    </div>
  )
}
