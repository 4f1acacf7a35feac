import { createFileRoute } from '@tanstack/react-router'
import { createPrivacyPolicy } from '@tramite/core/legal'
import { LegalPage } from '../legal/legal-page.tsx'

export const Route = createFileRoute('/politics')({
  component: () => <LegalPage path="/politics" create={createPrivacyPolicy} />,
})
