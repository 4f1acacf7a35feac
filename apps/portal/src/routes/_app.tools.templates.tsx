import { createFileRoute, Outlet } from '@tanstack/react-router'
import { evaluateToolAccess, toPaymentLink, toPaymentTarget } from '@tramite/core/access'
import { useViewer } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import { GeneratorClosedView } from '@tramite/ui/templates'
import { usePaymentContact } from '../providers/use-contract-line.ts'

export const Route = createFileRoute('/_app/tools/templates')({ component: TemplatesRoute })

/** An overdue payment closes the generator at once, while the other tools stay open. */
function TemplatesRoute() {
  const { user, contract } = useViewer()
  const { firm } = usePorts()
  const contact = usePaymentContact()
  const access = evaluateToolAccess({ ...contract, tool: 'templates' })
  if (access.allowed) return <Outlet />
  const [payment = null] = toPaymentLink({ payment: toPaymentTarget(user) }, contact)
  return <GeneratorClosedView payment={payment} messagingHref={firm.messagingUrl} />
}
