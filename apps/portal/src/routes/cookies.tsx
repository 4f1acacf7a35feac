import { createFileRoute } from '@tanstack/react-router'
import { OwnChoice } from '../consent/own-choice.tsx'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadLegalText } from '../legal/load-legal-text.ts'

export const Route = createFileRoute('/cookies')({
  loader: ({ context: { ports } }) => loadLegalText(ports, 'cookies'),
  component: Legal,
})

function Legal() {
  return (
    <LegalPage path="/cookies" document={Route.useLoaderData()}>
      <OwnChoice />
    </LegalPage>
  )
}
