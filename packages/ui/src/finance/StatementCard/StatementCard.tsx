import { formatMoney } from '@tramite/core/calendar'
import type { FinanceTotals } from '@tramite/core/finance'
import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import * as css from '../finance.css.ts'

/** The totals of the invoices. */
export function StatementCard({ totals }: { totals: FinanceTotals }) {
  const figures = [
    [financeLabels.paid, totals.paid],
    [financeLabels.toPay, totals.open],
    [financeLabels.late, totals.overdue],
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
