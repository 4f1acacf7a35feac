import type { AccessNotice } from '@tramite/core/access'
import { usePorts } from '@tramite/react/ports'
import { AccessNoticeView } from '@tramite/ui/areas'
import { use } from 'react'
import { LatePaymentContact } from '../providers/payment-contact.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'

/** What `AccessClosed` loads. */
export default function ClosedPage({ notice }: { notice: AccessNotice }) {
  const { firm } = usePorts()
  useTitleFocus(true, '')
  return (
    <AccessNoticeView
      notice={notice}
      contactEmail={firm.contactEmail}
      messagingHref={firm.messagingUrl}
      payment={use(LatePaymentContact)}
    />
  )
}
