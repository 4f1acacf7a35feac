import type { AccessNotice } from '@tramite/core/access'
import { usePorts } from '@tramite/react/ports'
import { AccessNoticeView } from '@tramite/ui/areas'

/** In place of a page that the contract does not open. */
export function AccessClosed({ notice }: { notice: AccessNotice }) {
  const { firm } = usePorts()
  return (
    <AccessNoticeView
      notice={notice}
      contactEmail={firm.contactEmail}
      messagingHref={firm.messagingUrl}
    />
  )
}
