import { createFileRoute } from '@tanstack/react-router'
import { createTermsOfUse } from '@tramite/core/legal'
import { LegalPage } from '../legal/legal-page.tsx'

export const Route = createFileRoute('/terms')({
  component: () => <LegalPage path="/terms" create={createTermsOfUse} isPartOfPortal />,
})
