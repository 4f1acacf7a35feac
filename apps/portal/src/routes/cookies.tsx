import { createFileRoute } from '@tanstack/react-router'
import { createCookiePolicy } from '@tramite/core/legal'
import { OwnChoice } from '../consent/own-choice.tsx'
import { LegalPage } from '../legal/legal-page.tsx'

export const Route = createFileRoute('/cookies')({
  component: () => (
    <LegalPage path="/cookies" create={createCookiePolicy}>
      <OwnChoice />
    </LegalPage>
  ),
})
