import { createFileRoute } from '@tanstack/react-router'
import { RiskPage } from '../risk/risk-page.tsx'

export const Route = createFileRoute('/_app/tools/analysisRisk/')({ component: RiskPage })
