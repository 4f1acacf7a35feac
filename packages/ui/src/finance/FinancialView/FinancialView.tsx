import { formatDate, formatMoney } from '@tramite/core/calendar'
import {
  type ContractSummary,
  type DatedInvoice,
  type FinanceTotals,
  toBillingLabel,
  toBillingState,
  toShownInvoices,
} from '@tramite/core/finance'
import { Receipt } from 'lucide-react'
import { useState } from 'react'
import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { ContractCard, type ContractCardProps } from '../ContractCard/ContractCard.tsx'
import * as css from '../finance.css.ts'
import { InvoiceList } from '../InvoiceList/InvoiceList.tsx'
import { StatementCard } from '../StatementCard/StatementCard.tsx'
import { UpsellCard, type UpsellCardProps } from '../UpsellCard/UpsellCard.tsx'

/** Invoices of the past that show at first. */
const HISTORY_SHOWN = 6

/** What there is to show once it was read. */
export interface Finances {
  readonly contract: ContractSummary
  /** By due date. */
  readonly open: readonly DatedInvoice[]
  /** Latest first. */
  readonly settled: readonly DatedInvoice[]
  readonly totals: FinanceTotals
}

export interface FinancialViewProps {
  /** Undefined while it is not known. */
  finances: Finances | undefined
  hasFailed: boolean
  onRetry: () => void
  contractFile: Pick<ContractCardProps, 'onDownload' | 'isDownloading'>
  /** Null for customers who are not offered more. */
  upsell: UpsellCardProps | null
}

/** The page in two sentences: what is late, and what comes next. */
function toSubtitle({ open, totals }: Finances): string {
  const late = open.filter(({ billing }) => toBillingState(billing.status) === 'overdue')
  const next = open.find((invoice) => !late.includes(invoice))
  const standing =
    late.length > 0
      ? financeLabels.overdue(late.length, formatMoney(totals.overdue))
      : financeLabels.upToDate
  if (!next) return standing
  const { billing, due } = next
  return `${standing} ${financeLabels.next(toBillingLabel(billing), formatDate(due.dueDate))}`
}

function Loading() {
  return (
    <div className={css.page} role="status" aria-label={financeLabels.loading}>
      <Skeleton height="7rem" />
      <Skeleton height="14rem" />
      <Skeleton height="20rem" />
    </div>
  )
}

function Invoices({ open, settled }: Finances) {
  const [isExpanded, setExpanded] = useState(false)
  const [hasAllHistory, setAllHistory] = useState(false)
  const { shown, hidden } = toShownInvoices(open, isExpanded)
  const past = hasAllHistory ? settled : settled.slice(0, HISTORY_SHOWN)
  return (
    <div className={css.column}>
      <InvoiceList
        heading={financeLabels.open}
        countText={financeLabels.openCount(shown.length, open.length)}
        invoices={shown}
        beginsWithNext
        onMore={hidden > 0 ? () => setExpanded(true) : undefined}
        empty={
          <EmptyState
            icon={<Receipt />}
            title={financeLabels.nothingOpen}
            text={financeLabels.nothingOpenText}
          />
        }
      />
      <InvoiceList
        heading={financeLabels.history}
        countText={financeLabels.historyCount(settled.length)}
        invoices={past}
        onMore={past.length < settled.length ? () => setAllHistory(true) : undefined}
        empty={<EmptyState title={financeLabels.nothingPaid} />}
      />
    </div>
  )
}

/** The contract, its invoices and what they add up to. */
export function FinancialView({
  finances,
  hasFailed,
  onRetry,
  contractFile,
  upsell,
}: FinancialViewProps) {
  return (
    <PageFrame title={financeLabels.title} subtitle={finances && toSubtitle(finances)}>
      {finances && (
        <div className={css.page}>
          <ContractCard contract={finances.contract} {...contractFile} />
          <div className={css.columns}>
            <Invoices {...finances} />
            <div className={css.column}>
              <StatementCard totals={finances.totals} />
              {upsell && <UpsellCard {...upsell} />}
            </div>
          </div>
        </div>
      )}
      {!finances &&
        (hasFailed ? (
          <Card>
            <ErrorState title={financeLabels.loadFailed} onRetry={onRetry} />
          </Card>
        ) : (
          <Loading />
        ))}
    </PageFrame>
  )
}
