import { createFileRoute } from '@tanstack/react-router'
import { BusinessSettingsPage } from '../businesses/business-settings-page.tsx'

export const Route = createFileRoute('/_app/business/$id/settings')({
  component: SettingsRoute,
})

function SettingsRoute() {
  const { id } = Route.useParams()
  return <BusinessSettingsPage key={id} id={id} />
}
