import { getCustomer } from '@tramite/core/customers'
import { createDownload, withExtensionOf } from '@tramite/core/files'
import {
  type Billing,
  type DatedInvoice,
  evaluateFinancePage,
  evaluateReceipt,
  isUnpaid,
  listOpenInvoices,
  listSentReceipts,
  listSettledInvoices,
  listStatementYears,
  matchProofs,
  type Receipt,
  toContractSummary,
  toFinanceTotals,
  toInvoiceToPay,
  toYearStatement,
} from '@tramite/core/finance'
import { fillMessage, financeMessages } from '@tramite/core/messages'
import {
  saveBlob,
  toLoadStatus,
  useApp,
  useDeadlineStop,
  useDownloads,
  useMasks,
  useRead,
  useSignAttachment,
  useStatementYear,
  useViewer,
} from '@tramite/react'
import type { Finances, FinancialViewProps } from '@tramite/ui/finance'
import { useBillings, useFinanceContext } from './use-finance-context.ts'

/** The signed contract of the customer, fetched by its key. */
function useContractFile(key: string | null): FinancialViewProps['contractFile'] {
  const { tramite } = useApp()
  const { busy, onDownload } = useDownloads(async ({ id: key }: { id: string }) => {
    const { signedUrl, fileName } = await tramite.query(createDownload, { key }).queryFn()
    const name = financeMessages['finance.contractFile']
    return { signedUrl, fileName: withExtensionOf(fileName, name) }
  })
  return {
    onDownload: key === null ? null : () => onDownload({ id: key }),
    isDownloading: key !== null && busy.has(key),
  }
}

/** The statement of a year, and the actions that leave the page. */
function useStatement(
  billings: readonly Billing[] | undefined,
  { year, onYearChange }: ChosenYear,
): FinancialViewProps['statement'] {
  const { user, day } = useViewer()
  const masks = useMasks()
  const { firm } = useApp().ports
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const years = listStatementYears(billings ?? [], context)
  const chosen = useStatementYear(years, year)
  if (!billings || chosen === undefined) return null
  const statement = toYearStatement(billings, chosen, context)
  const mask = user.Customer?.personType === 'PF' ? masks.cpf : masks.cnpj
  return {
    years,
    statement,
    onYearChange,
    onPrint: () => window.print(),
    onSheet: (content) => {
      const sheet = new Blob([content], { type: 'text/csv' })
      saveBlob(sheet, fillMessage(financeMessages['finance.statementFile'], { year: chosen }))
    },
    firmName: firm.name,
    customer: {
      name: user.Customer?.name ?? '',
      registration: cpfOrCnpj && mask.format(cpfOrCnpj),
    },
    today: day.today,
  }
}

interface ChosenYear {
  /** As given in the address; 0 for the current year or the latest available. */
  readonly year: number
  readonly onYearChange: (year: number) => void
}

/** What the form for a proof of payment is opened with. */
export interface ReceiptForm {
  /** Whether the firm has to accept it before access returns. */
  readonly waitsForFirm: boolean
  /** The invoice that the proof is for; undefined if no invoice is open, or it is not known. */
  readonly invoice: DatedInvoice | undefined
}

/**
 * What the finance page shows about the signed-in super admin's customer.
 * @param onSend opens the form for a proof of payment
 */
export function useFinancial(
  chosen: ChosenYear,
  onSend: (form: ReceiptForm) => void,
): FinancialViewProps {
  const { firm } = useApp().ports
  const { user, conventions, day } = useViewer()
  const { cpfOrCnpj, ...context } = useFinanceContext()
  const customer = useRead(getCustomer, undefined)
  const isAsked = cpfOrCnpj !== null
  const billings = useBillings()

  const receipts = useRead(listSentReceipts, undefined)
  const sign = useSignAttachment()
  const receiptFiles = useDownloads(({ awsFileKey: key, fileName: name }: Receipt) =>
    sign({ key, name }),
  )
  const all = billings.data

  const proofs = matchProofs(all?.filter(isUnpaid) ?? [], receipts.data ?? [], conventions.timeZone)

  const toFinances = (): Finances | undefined => {
    if (!customer.data || (isAsked && !all && !billings.isError)) return undefined
    return {
      isRegistered: isAsked,
      contract: toContractSummary(all ?? [], customer.data.saleDate, context, day.today),
      invoices: all
        ? {
            today: day.today,
            open: listOpenInvoices(all, context),
            settled: listSettledInvoices(all, context),
            totals: toFinanceTotals(all),
            isProven: ({ id }) => proofs.has(id),
          }
        : null,
    }
  }
  const { hasContractEnded } = useDeadlineStop()
  const page = evaluateFinancePage(user, {
    hasContractEnded,
    isSpecificDemand: context.isSpecificDemand,
    serviceContractAwsKey: customer.data?.serviceContractAwsKey ?? null,
  })
  const proof = evaluateReceipt({
    user,
    tags: user.Customer?.tags ?? [],
    hasOpenInvoice: all?.some(isUnpaid) ?? false,
    receipts: receipts.data ?? [],
  })
  return {
    finances: toFinances(),
    ...toLoadStatus(customer, billings),
    receipts: {
      receipts: receipts.data,
      timeZone: conventions.timeZone,
      onDownload: receiptFiles.onDownload,
      downloading: receiptFiles.busy,
      isAccessClosed: proof.allowed && proof.waits,
      ...toLoadStatus(receipts),
      onSend: proof.allowed
        ? (invoice) =>
            onSend({
              waitsForFirm: proof.waits,
              invoice: invoice ?? toInvoiceToPay(all, receipts.data, context),
            })
        : null,
    },
    statement: useStatement(all, chosen),
    contractFile: useContractFile(page.allowed ? page.contractKey : null),
    upsell: page.allowed && page.showsUpsell ? { messagingHref: firm.messagingUrl } : null,
  }
}
