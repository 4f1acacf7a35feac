import { createFileRoute } from '@tanstack/react-router'
import { useViewer } from '@tramite/react'
import { FinancialView } from '@tramite/ui/finance'
import { useState } from 'react'
import { financialSearch } from '../finance/financial-search.ts'
import { type ReceiptForm, useFinancial } from '../finance/use-financial.ts'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

const SendReceiptDialog = lazyDialog(() => import('../finance/send-receipt-dialog.tsx'))

export const Route = createFileRoute('/_app/financial')({
  validateSearch: financialSearch.validate,
  component: FinancialRoute,
})

function FinancialRoute() {
  const { year } = financialSearch.valuesOf(Route.useSearch())
  const navigate = Route.useNavigate()
  const { user } = useViewer()
  const [form, setForm] = useState<ReceiptForm | null>(null)
  const onYearChange = (next: number) =>
    void navigate({ search: { year: next }, replace: true, resetScroll: false })
  return (
    <>
      <FinancialView {...useFinancial({ year, onYearChange }, setForm)} />
      {form && user.Customer && (
        <SendReceiptDialog {...form} customerId={user.Customer.id} onClose={() => setForm(null)} />
      )}
    </>
  )
}
