import { createFileRoute } from '@tanstack/react-router'
import { useViewer } from '@tramite/react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { PaymentOverdueRedirect } from '../areas/payment-overdue.ts'
import { CreateDemandPage } from '../demand-create/create-demand-page.tsx'

export const Route = createFileRoute('/_app/demands/new')({ component: NewDemandRoute })

function NewDemandRoute() {
  const { demandCreation, notice } = useViewer().access
  if (demandCreation.allowed) return <CreateDemandPage />
  if (demandCreation.reason === 'paymentOverdue') return <PaymentOverdueRedirect of="demands" />
  return notice && <AccessClosed notice={notice} />
}
