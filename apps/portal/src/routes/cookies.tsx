import { createFileRoute } from '@tanstack/react-router'
import { OwnChoice } from '../consent/own-choice.tsx'
import { LegalPage } from '../legal/legal-page.tsx'
import { readLegalText } from '../legal/read-legal-text.ts'

export const Route = createFileRoute('/cookies')({
  loader: ({ context: { ports } }) => readLegalText(ports, 'cookies'),
  component: Legal,
})

function Legal() {
  return (
    <LegalPage path="/cookies" document={Route.useLoaderData()}>
      <OwnChoice />
    </LegalPage>
  )
}
