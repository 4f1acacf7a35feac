import { type CivilDate, formatDate, formatMoney } from '@tramite/core/calendar'
import {
  type Billing,
  type ContractSummary,
  type DatedInvoice,
  type FinanceTotals,
  toBillingLabel,
  toFinanceTotals,
  toInvoiceStanding,
  toShownInvoices,
} from '@tramite/core/finance'
import { Receipt } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { LoadingState } from '../../primitives/LoadingState/LoadingState.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { notPrinted } from '../../theme/print.css.ts'
import { ContractCard, type ContractCardProps } from '../ContractCard/ContractCard.tsx'
import * as css from '../finance.css.ts'
import { InvoiceList, type InvoiceListProps } from '../InvoiceList/InvoiceList.tsx'
import { ReceiptsCard, type ReceiptsCardProps } from '../ReceiptsCard/ReceiptsCard.tsx'
import { StatementCard } from '../StatementCard/StatementCard.tsx'
import { UpsellCard, type UpsellCardProps } from '../UpsellCard/UpsellCard.tsx'
import type { YearStatementPartProps } from '../YearStatementCard/YearStatementPart.tsx'

// Loaded after the page.
const YearStatementPart = lazy(() =>
  import('../YearStatementCard/YearStatementPart.tsx').then((module) => ({
    default: module.YearStatementPart,
  })),
)

/** Number of past invoices shown at first. */
const HISTORY_SHOWN = 6

/** What is shown once it was read. */
export interface Finances {
  readonly contract: ContractSummary
  /** False where the customer has no CPF or CNPJ, by which invoices are read. */
  readonly isRegistered: boolean
  /** Null if they could not be read. */
  readonly invoices: Invoices | null
}

/** The invoices of a customer. */
export interface Invoices {
  /** The day for which they are evaluated. */
  readonly today: CivilDate
  /** By due date. */
  readonly open: readonly DatedInvoice[]
  /** Latest first. */
  readonly settled: readonly DatedInvoice[]
  readonly totals: FinanceTotals
  /** Whether the firm has a proof of payment of an open invoice. */
  readonly isProven: (billing: Billing) => boolean
}

export interface FinancialViewProps extends LoadStatus {
  /** Undefined while unknown. */
  finances: Finances | undefined
  receipts: Omit<ReceiptsCardProps, 'invoices'>
  /** Null if there are no invoices in any year. */
  statement: YearStatementPartProps | null
  contractFile: Pick<ContractCardProps, 'onDownload' | 'isDownloading'>
  /** Null for customers to whom nothing more is offered. */
  upsell: UpsellCardProps | null
}

/** What comes next: with a due date on a day that has passed, until when it can still be paid. */
function toNextText({ billing, due }: DatedInvoice, today: CivilDate): string {
  const label = toBillingLabel(billing)
  return due.dueDate < today
    ? financeLabels.stillInTime(label, formatDate(due.payableUntil))
    : financeLabels.next(label, formatDate(due.dueDate))
}

/**
 * The state of the invoices in a few sentences: what is overdue, what is not known to be paid, what was
 * proved, and what is due next.
 */
function toSubtitle({ open, today, isProven }: Invoices): string {
  const unproved = open.filter(({ billing }) => !isProven(billing))
  const { overdue, unconfirmed, coming } = toInvoiceStanding(unproved, today)
  const proven = open.length - unproved.length
  const [next] = coming
  const sentences = [
    overdue.length > 0 &&
      financeLabels.overdue(
        overdue.length,
        formatMoney(toFinanceTotals(overdue.map(({ billing }) => billing)).overdue),
      ),
    unconfirmed.length > 0 && financeLabels.unconfirmed(unconfirmed.length),
    proven > 0 && financeLabels.proven(proven),
    overdue.length + unconfirmed.length + proven === 0 && financeLabels.upToDate,
    next && toNextText(next, today),
  ]
  return sentences.filter(Boolean).join(' ')
}

function Loading() {
  return (
    <LoadingState label={financeLabels.loading}>
      <div className={css.page}>
        <Skeleton height="7rem" />
        <Skeleton height="14rem" />
        <Skeleton height="20rem" />
      </div>
    </LoadingState>
  )
}

type InvoicesColumnProps = Pick<FinancialViewProps, 'receipts' | 'isRetrying' | 'onRetry'> &
  Pick<Finances, 'invoices' | 'isRegistered'>

/** If invoices could not be read, the list states that: an empty list would mean that nothing is owed. */
function InvoicesColumn({
  invoices,
  isRegistered,
  onRetry,
  isRetrying,
  receipts,
}: InvoicesColumnProps) {
  return (
    <div className={`${css.column} ${notPrinted}`}>
      {invoices ? (
        <InvoiceLists {...invoices} onProve={receipts.onSend ?? undefined}>
          <ReceiptsCard {...receipts} invoices={[...invoices.open, ...invoices.settled]} />
        </InvoiceLists>
      ) : (
        <>
          <Card heading={financeLabels.open}>
            {isRegistered ? (
              <ErrorState
                title={financeLabels.loadFailed}
                onRetry={onRetry}
                isRetrying={isRetrying}
              />
            ) : (
              <EmptyState
                icon={<Receipt />}
                title={financeLabels.unregistered}
                text={financeLabels.unregisteredText}
              />
            )}
          </Card>
          <ReceiptsCard {...receipts} invoices={[]} />
        </>
      )}
    </div>
  )
}

function InvoiceLists({
  today,
  open,
  settled,
  isProven,
  onProve,
  children,
}: Omit<Invoices, 'totals'> & Pick<InvoiceListProps, 'onProve'> & { children: ReactNode }) {
  const [isExpanded, setExpanded] = useState(false)
  const [hasAllHistory, setAllHistory] = useState(false)
  const { shown, hidden } = toShownInvoices(open, isExpanded)
  const past = hasAllHistory ? settled : settled.slice(0, HISTORY_SHOWN)
  return (
    <>
      <InvoiceList
        heading={financeLabels.open}
        countText={financeLabels.shownCount(shown.length, open.length)}
        invoices={shown}
        today={today}
        next={open.find(({ billing }) => !isProven(billing))?.billing}
        isProven={isProven}
        onProve={onProve}
        onMore={hidden > 0 ? () => setExpanded(true) : undefined}
        empty={
          <EmptyState
            icon={<Receipt />}
            title={financeLabels.nothingOpen}
            text={financeLabels.nothingOpenText}
          />
        }
      />
      {children}
      <InvoiceList
        heading={financeLabels.history}
        countText={financeLabels.shownCount(past.length, settled.length)}
        invoices={past}
        today={today}
        onMore={past.length < settled.length ? () => setAllHistory(true) : undefined}
        empty={<EmptyState title={financeLabels.nothingPaid} />}
      />
    </>
  )
}

/** The contract, its invoices and their totals. */
export function FinancialView({
  finances,
  hasFailed,
  isRetrying,
  onRetry,
  receipts,
  statement,
  contractFile,
  upsell,
}: FinancialViewProps) {
  return (
    <PageFrame
      title={financeLabels.title}
      tabTitle={statement ? financeLabels.ofYear(statement.statement.year) : financeLabels.title}
      subtitle={finances?.invoices ? toSubtitle(finances.invoices) : undefined}
      isHeadPrinted={!statement}
    >
      {finances && (
        <div className={css.page}>
          <div className={notPrinted}>
            <ContractCard
              contract={finances.contract}
              hasInvoices={finances.invoices !== null}
              {...contractFile}
            />
          </div>
          <div className={css.columns}>
            <InvoicesColumn
              invoices={finances.invoices}
              isRegistered={finances.isRegistered}
              receipts={receipts}
              isRetrying={isRetrying}
              onRetry={onRetry}
            />
            <div className={css.column}>
              {finances.invoices && (
                <div className={notPrinted}>
                  <StatementCard {...finances.invoices} />
                </div>
              )}
              {statement && (
                <Suspense fallback={<Skeleton height="14rem" />}>
                  <YearStatementPart {...statement} />
                </Suspense>
              )}
              {upsell && (
                <div className={notPrinted}>
                  <UpsellCard {...upsell} />
                </div>
              )}
            </div>
          </div>
        </div>
      )}
      {!finances &&
        (hasFailed ? (
          <Card>
            <ErrorState
              title={financeLabels.loadFailed}
              onRetry={onRetry}
              isRetrying={isRetrying}
            />
          </Card>
        ) : (
          <Loading />
        ))}
    </PageFrame>
  )
}
