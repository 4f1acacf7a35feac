import { createFileRoute } from '@tanstack/react-router'
import { useViewer } from '@tramite/react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { CreateDemandPage } from '../demand-create/create-demand-page.tsx'
import { PaymentOverdueRedirect } from '../demand-create/payment-overdue.ts'

export const Route = createFileRoute('/_app/demands/new')({ component: NewDemandRoute })

function NewDemandRoute() {
  const { demandCreation, notice } = useViewer().access
  if (demandCreation.allowed) return <CreateDemandPage />
  if (demandCreation.reason === 'paymentOverdue') return <PaymentOverdueRedirect />
  return notice && <AccessClosed notice={notice} />
}
