import { createFileRoute } from '@tanstack/react-router'
import { type ToolCard, toAccessNotice } from '@tramite/core/access'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { ToolsHubView } from '@tramite/ui/tools'
import { use, useState } from 'react'
import { loadedDialog } from '../providers/loaded-dialog.tsx'
import { LatePaymentContact } from '../providers/payment-contact.ts'
import { useToolsHub } from '../tools/use-tools-hub.ts'

const ToolClosedDialog = loadedDialog(async () => ({
  default: (await import('@tramite/ui/tools/dialogs')).ToolClosedDialog,
}))

const MeetingDialog = loadedDialog(async () => ({
  default: (await import('../risk/risk-dialogs.tsx')).MeetingDialog,
}))

export const Route = createFileRoute('/_app/tools/')({ component: ToolsHubRoute })

function ToolsHubRoute() {
  const { firm } = usePorts()
  const { user } = useViewer()
  const [closed, setClosed] = useState<ToolCard>()
  const [isMeetingOffered, setMeetingOffered] = useState(false)
  const payment = use(LatePaymentContact)
  const hub = useToolsHub(() => setMeetingOffered(true))
  return (
    <>
      <ToolsHubView {...hub} onClosed={setClosed} />
      {closed && (
        <ToolClosedDialog
          card={closed}
          contactEmail={firm.contactEmail}
          messagingHref={firm.messagingUrl}
          payment={payment}
          unpaid={toAccessNotice('overdue', user)}
          onClose={() => setClosed(undefined)}
        />
      )}
      {isMeetingOffered && <MeetingDialog onClose={() => setMeetingOffered(false)} />}
    </>
  )
}
