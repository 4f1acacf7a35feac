import { createFileRoute } from '@tanstack/react-router'
import { PreparedArea } from '../areas/prepared-area.tsx'
import { sessionStore } from '../integrations/session-store.ts'
import { guardRoute } from '../session/guards.ts'

export const Route = createFileRoute('/_app/business')({
  beforeLoad: () => guardRoute({ requireSuperAdmin: true }, sessionStore.session()?.user),
  component: () => <PreparedArea area="business" />,
})
