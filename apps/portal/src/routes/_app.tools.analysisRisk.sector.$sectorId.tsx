import { createFileRoute } from '@tanstack/react-router'
import { RiskSectorPage } from '../risk/risk-sector-page.tsx'

export const Route = createFileRoute('/_app/tools/analysisRisk/sector/$sectorId')({
  component: RiskSectorRoute,
})

function RiskSectorRoute() {
  const { sectorId } = Route.useParams()
  return <RiskSectorPage key={sectorId} sectorId={sectorId} />
}
