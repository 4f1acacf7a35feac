import { createFileRoute } from '@tanstack/react-router'
import { PreparedArea } from '../areas/prepared-area.tsx'

export const Route = createFileRoute('/_app/tools/')({
  component: () => <PreparedArea area="tools" />,
})
