import { createFileRoute } from '@tanstack/react-router'
import { FinancialView } from '@tramite/ui/finance'
import { useFinancial } from '../finance/use-financial.ts'

export const Route = createFileRoute('/_app/financial')({ component: FinancialRoute })

function FinancialRoute() {
  return <FinancialView {...useFinancial()} />
}
