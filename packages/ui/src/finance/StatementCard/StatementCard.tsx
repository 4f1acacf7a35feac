import { type CivilDate, formatMoney } from '@tramite/core/calendar'
import {
  type Billing,
  type DatedInvoice,
  type FinanceTotals,
  toFinanceTotals,
  toInvoiceStanding,
} from '@tramite/core/finance'
import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import * as css from '../finance.css.ts'

export interface StatementCardProps {
  totals: FinanceTotals
  /** By due date. */
  open: readonly DatedInvoice[]
  /** Whether a proof of its payment is with the firm. */
  isProven: (billing: Billing) => boolean
  today: CivilDate
}

/**
 * The totals of the invoices. While an open invoice without a proof is past its last day, the card does not
 * state that nothing is late.
 */
export function StatementCard({ totals, open, today, isProven }: StatementCardProps) {
  const { unconfirmed } = toInvoiceStanding(
    open.filter(({ billing }) => !isProven(billing)),
    today,
  )
  const past = toFinanceTotals(unconfirmed.map(({ billing }) => billing)).open
  const figures = [
    [financeLabels.paid, totals.paid],
    [financeLabels.toPay, totals.open],
    ...(past > 0 ? [[financeLabels.openAndPast, past] as const] : []),
    ...(past > 0 && totals.overdue === 0 ? [] : [[financeLabels.late, totals.overdue] as const]),
  ] as const
  return (
    <Card heading={financeLabels.statement}>
      <Meter
        label={financeLabels.paidPart}
        value={totals.paidPercentage}
        valueText={financeLabels.paidPartText(totals.paidPercentage)}
        tone="success"
      />
      <dl className={css.figures}>
        {figures.map(([term, value]) => (
          <div key={term} className={css.figure}>
            <dt>{term}</dt>
            <dd className={css.value}>{formatMoney(value)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
