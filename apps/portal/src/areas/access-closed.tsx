import type { AccessNotice } from '@tramite/core/access'
import { usePorts } from '@tramite/react/ports'
import { AccessNoticeView } from '@tramite/ui/areas'
import { useInvoiceUrl } from '../providers/use-contract-line.ts'
import { useTitleFocus } from '../providers/use-title-focus.ts'

/** In place of a page that the contract does not open; of one that was open it takes the focus. */
export function AccessClosed({ notice }: { notice: AccessNotice }) {
  const { firm } = usePorts()
  useTitleFocus(true, '')
  return (
    <AccessNoticeView
      notice={notice}
      contactEmail={firm.contactEmail}
      messagingHref={firm.messagingUrl}
      invoiceUrl={useInvoiceUrl()}
    />
  )
}
