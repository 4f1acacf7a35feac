import type { AccessNotice } from '@tramite/core/access'
import { type LeftOpen, toLeftText } from '@tramite/core/shell'
import { usePorts } from '@tramite/react/ports'
import { AccessNoticeView } from '@tramite/ui/areas'
import { use } from 'react'
import { LatePaymentContact } from '../providers/payment-contact.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'

interface ClosedPageProps {
  notice: AccessNotice
  /** The open forms of the replaced page; null if the page was closed from the beginning. */
  left: LeftOpen | null
}

/** The content of `AccessClosed`, loaded on demand. */
export default function ClosedPage({ notice, left }: ClosedPageProps) {
  const { firm } = usePorts()
  useTitleFocus(true, '')
  return (
    <AccessNoticeView
      notice={notice}
      left={left && toLeftText(left)}
      contactEmail={firm.contactEmail}
      messagingHref={firm.messagingUrl}
      payment={use(LatePaymentContact)}
    />
  )
}
