import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { loadLegalText } from '../legal/load-legal-text.ts'

export const Route = createFileRoute('/terms')({
  loader: ({ context: { ports } }) => loadLegalText(ports, 'terms'),
  component: Legal,
})

function Legal() {
  return (
    <LegalPage path="/terms" document={Route.useLoaderData()} accepted="terms" isPartOfPortal />
  )
}
