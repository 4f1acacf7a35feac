import { useEffect, useState } from 'react'
import { conversationLabels } from '../../../labels/demand-detail.ts'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { OutgoingMessage } from '../outgoing.ts'

function toText(outgoing: readonly OutgoingMessage[], wasOnItsWay: boolean): string {
  if (outgoing.some(({ state }) => state === 'sending')) return conversationLabels.sending
  if (outgoing.length > 0) return conversationLabels.notSentSpoken
  return wasOnItsWay ? conversationLabels.sent : ''
}

/** Tells a screen reader what became of the reader's own message. */
export function OutgoingStatus({ outgoing }: { outgoing: readonly OutgoingMessage[] }) {
  const [wasOnItsWay, setOnItsWay] = useState(false)
  const isOnItsWay = outgoing.length > 0
  useEffect(() => {
    if (isOnItsWay) setOnItsWay(true)
  }, [isOnItsWay])
  return (
    <div role="status">
      <VisuallyHidden>{toText(outgoing, wasOnItsWay)}</VisuallyHidden>
    </div>
  )
}
