import { createFileRoute } from '@tanstack/react-router'
import { SectorPage } from '../mapping/sector-page.tsx'

export const Route = createFileRoute('/_app/tools/mapping/$sectorId/')({ component: SectorRoute })

function SectorRoute() {
  const { sectorId } = Route.useParams()
  return <SectorPage key={sectorId} sectorId={sectorId} />
}
