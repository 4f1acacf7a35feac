import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadLegalText } from '../legal/load-legal-text.ts'

export const Route = createFileRoute('/politics')({
  loader: ({ context: { ports } }) => loadLegalText(ports, 'privacy'),
  component: Legal,
})

function Legal() {
  return <LegalPage path="/politics" document={Route.useLoaderData()} accepted="privacy" />
}
