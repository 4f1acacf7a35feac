import { formatDate, formatMoney } from '@tramite/core/calendar'
import type { ContractSummary } from '@tramite/core/finance'
import { Download } from 'lucide-react'
import { financeLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import * as css from '../finance.css.ts'

export interface ContractCardProps {
  contract: ContractSummary
  /** False if the invoices, which give day and amount, could not be read. */
  hasInvoices: boolean
  /** Downloads the signed contract; null if there is none. */
  onDownload: (() => void) | null
  isDownloading: boolean
}

/** What was agreed: the monthly amount, the due day, and the term. */
export function ContractCard({
  contract,
  hasInvoices,
  onDownload,
  isDownloading,
}: ContractCardProps) {
  const { monthlyValue, dueDay, termDays, period } = contract
  const charged = [
    {
      id: 'value',
      term: financeLabels.monthlyValue,
      value: monthlyValue === null ? null : formatMoney(monthlyValue),
    },
    {
      id: 'day',
      term: financeLabels.dueDay,
      value:
        dueDay === 'varies'
          ? financeLabels.dueDayVaries
          : dueDay && financeLabels.dueDayText(dueDay, termDays),
    },
  ]
  const items = [
    ...(hasInvoices ? charged : []),
    {
      id: 'period',
      term: financeLabels.period,
      value: period && financeLabels.periodText(formatDate(period.start), formatDate(period.end)),
    },
  ]
  return (
    <Card heading={financeLabels.contract}>
      <div className={css.contract}>
        <div className={css.agreed}>
          <DescriptionList items={items} />
        </div>
        {onDownload && (
          <Button
            variant="secondary"
            icon={<Download />}
            isPending={isDownloading}
            pendingText={financeLabels.downloadingContract}
            onPress={onDownload}
          >
            {financeLabels.downloadContract}
          </Button>
        )}
      </div>
    </Card>
  )
}
