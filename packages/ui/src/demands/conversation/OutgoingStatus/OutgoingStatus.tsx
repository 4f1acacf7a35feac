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
  if (outgoing.some(({ isUnconfirmed }) => isUnconfirmed)) {
    return conversationLabels.unconfirmedSpoken
  }
  if (outgoing.length > 0) return conversationLabels.notSentSpoken
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
