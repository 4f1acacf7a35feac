import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../legal/legal-page.tsx'
import { readLegalText } from '../legal/read-legal-text.ts'

export const Route = createFileRoute('/politics')({
  loader: ({ context: { ports } }) => readLegalText(ports, 'privacy'),
  component: Legal,
})

function Legal() {
  return <LegalPage path="/politics" document={Route.useLoaderData()} accepted="privacy" />
}
