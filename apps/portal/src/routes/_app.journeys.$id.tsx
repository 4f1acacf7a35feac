import { createFileRoute } from '@tanstack/react-router'
import { JourneyPage } from '../journeys/journey-page.tsx'

export const Route = createFileRoute('/_app/journeys/$id')({ component: JourneyRoute })

function JourneyRoute() {
  const { id } = Route.useParams()
  return <JourneyPage key={id} id={id} />
}
