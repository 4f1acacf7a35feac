import { createFileRoute } from '@tanstack/react-router'
import { PreparedArea } from '../areas/prepared-area.tsx'

export const Route = createFileRoute('/_app/journeys/')({
  component: () => <PreparedArea area="journeys" />,
})
