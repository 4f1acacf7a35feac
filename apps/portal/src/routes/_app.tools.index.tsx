import { createFileRoute } from '@tanstack/react-router'
import { type ToolCard, toAccessNotice } from '@tramite/core/access'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { ToolsHubView } from '@tramite/ui/tools'
import { Suspense, use, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { LatePaymentContact } from '../providers/payment-contact.ts'
import { useToolsHub } from '../tools/use-tools-hub.ts'

const ToolClosedDialog = lazyDialog(async () => ({
  default: (await import('@tramite/ui/tools/dialogs')).ToolClosedDialog,
}))

const MeetingDialog = lazyDialog(async () => ({
  default: (await import('../risk/risk-dialogs.tsx')).MeetingDialog,
}))

const MarkDraft = lazyPart(() => import('../tools/mark-draft.ts'))

export const Route = createFileRoute('/_app/tools/')({ component: ToolsHubRoute })

function ToolsHubRoute() {
  const { firm } = usePorts()
  const { user } = useViewer()
  const [closed, setClosed] = useState<ToolCard>()
  const [isMeetingOffered, setMeetingOffered] = useState(false)
  const payment = use(LatePaymentContact)
  const [draftSavedAt, setDraftSavedAt] = useState<string>()
  const hub = useToolsHub(() => setMeetingOffered(true), draftSavedAt)
  return (
    <>
      <ToolsHubView {...hub} onClosed={setClosed} />
      <Suspense>
        <MarkDraft onSaved={setDraftSavedAt} />
      </Suspense>
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
