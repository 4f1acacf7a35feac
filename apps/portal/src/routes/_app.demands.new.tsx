import { createFileRoute } from '@tanstack/react-router'
import { useApp, useViewer } from '@tramite/react'
import { AccessNoticeView } from '@tramite/ui/demands/create'
import { CreateDemandPage } from '../demand-create/create-demand-page.tsx'
import { PaymentOverdueRedirect } from '../demand-create/payment-overdue.ts'

export const Route = createFileRoute('/_app/demands/new')({ component: NewDemandRoute })

function NewDemandRoute() {
  const { demandCreation, notice } = useViewer().access
  const { firm } = useApp().ports
  if (demandCreation.allowed) return <CreateDemandPage />
  if (demandCreation.reason === 'paymentOverdue') return <PaymentOverdueRedirect />
  return (
    notice && (
      <AccessNoticeView
        notice={notice}
        contactEmail={firm.contactEmail}
        messagingHref={firm.messagingUrl}
      />
    )
  )
}
