import { toolNames } from '@tramite/core/access'
import { getCustomer } from '@tramite/core/customers'
import { createDownload } from '@tramite/core/files'
import {
  evaluateFinancePage,
  listBillings,
  listOpenInvoices,
  listSettledInvoices,
  toContractSummary,
  toFinanceTotals,
} from '@tramite/core/finance'
import { useApp, useDownloads, useRead, useViewer } from '@tramite/react'
import type { Finances, FinancialViewProps } from '@tramite/ui/finance'
import { useFinanceContext } from './use-finance-context.ts'

/** The signed contract of the customer, fetched by its key. */
function useContractFile(key: string | null): FinancialViewProps['contractFile'] {
  const { tramite } = useApp()
  const { busy, onDownload } = useDownloads(async ({ id }: { id: string }) => {
    const { signedUrl } = await tramite.query(createDownload, { key: id }).queryFn()
    const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(id) ?? []
    return { signedUrl, fileName: `contrato${ending}` }
  })
  return {
    onDownload: key === null ? null : () => onDownload({ id: key }),
    isDownloading: key !== null && busy.has(key),
  }
}

/** What the finance page shows of the signed-in super admin's customer. */
export function useFinancial(): FinancialViewProps {
  const { firm } = useApp().ports
  const { user } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const customer = useRead(getCustomer, undefined)
  const isAsked = cpfOrCnpj !== null
  const billings = useRead(listBillings, { cpfOrCnpj: cpfOrCnpj ?? '' }, { isEnabled: isAsked })

  const toFinances = (): Finances | undefined => {
    const all = isAsked ? billings.data?.data : []
    if (!customer.data || !all) return undefined
    return {
      contract: toContractSummary(all, customer.data.saleDate, context),
      open: listOpenInvoices(all, context),
      settled: listSettledInvoices(all, context),
      totals: toFinanceTotals(all),
    }
  }
  const page = evaluateFinancePage(user, {
    isSpecificDemand: context.isSpecificDemand,
    serviceContractAwsKey: customer.data?.serviceContractAwsKey ?? null,
  })
  const contracted = customer.data?.customerAccess ?? []
  return {
    finances: toFinances(),
    hasFailed: customer.isError || billings.isError,
    onRetry: () => {
      if (customer.isError) void customer.refetch()
      if (billings.isError) void billings.refetch()
    },
    contractFile: useContractFile(page.allowed ? page.contractKey : null),
    upsell:
      page.allowed && page.showsUpsell
        ? {
            tools: Object.values(toolNames).filter((name) => !contracted.includes(name)),
            messagingHref: firm.messagingUrl,
          }
        : null,
  }
}
