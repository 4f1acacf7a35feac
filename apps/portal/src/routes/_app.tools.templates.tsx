import { createFileRoute, Outlet } from '@tanstack/react-router'
import { evaluateToolAccess, toPaymentLink, toPaymentTarget } from '@tramite/core/access'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { GeneratorClosedView } from '@tramite/ui/templates'
import { Suspense, use } from 'react'
import { AccessClosed } from '../areas/access-closed.tsx'
import { lazyPart } from '../providers/lazy-part.ts'
import { LatePaymentContact } from '../providers/payment-contact.ts'

const OwnDocuments = lazyPart(() => import('../templates/own-documents.tsx'))

export const Route = createFileRoute('/_app/tools/templates')({ component: TemplatesRoute })

/**
 * An overdue payment closes the generator at once, while the other tools stay open. What it made can be
 * fetched in any state of the contract in which documents can: only the generator lists it.
 */
function TemplatesRoute() {
  const { user, contract } = useViewer()
  const { firm } = usePorts()
  const contact = use(LatePaymentContact)
  const access = evaluateToolAccess({ ...contract, tool: 'templates' })
  if (access.allowed) return <Outlet />
  const [payment = null] = toPaymentLink({ payment: toPaymentTarget(user) }, contact)
  return (
    <>
      {access.notice ? (
        <AccessClosed notice={access.notice} />
      ) : (
        <GeneratorClosedView payment={payment} messagingHref={firm.messagingUrl} />
      )}
      <Suspense>
        <OwnDocuments isBelowNotice />
      </Suspense>
    </>
  )
}
