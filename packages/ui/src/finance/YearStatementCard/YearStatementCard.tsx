import { formatMoney } from '@tramite/core/calendar'
import { toStatementSheet, type YearStatement } from '@tramite/core/finance'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import { statementLabels as labels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from '../finance.css.ts'

export interface YearStatementCardProps {
  /** Years for which there is a statement, latest first. */
  years: readonly number[]
  /** For the chosen year. */
  statement: YearStatement
  onYearChange: (year: number) => void
  /** Prints `YearStatementDocument`. */
  onPrint: () => void
  /** Saves the statement as a CSV for spreadsheet programs. */
  onSheet: (content: string) => void
}

/** The statement of a year: its totals, and ways to print or save it. */
export function YearStatementCard({
  years,
  statement,
  onYearChange,
  onPrint,
  onSheet,
}: YearStatementCardProps) {
  const { year, totals } = statement
  const [isChosen, setChosen] = useState(false)
  const [charged, paid] = [formatMoney(totals.total), formatMoney(totals.paid)]
  return (
    <Card heading={labels.heading}>
      <Select
        label={labels.year}
        layout="inline"
        size="small"
        options={years.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(year)}
        onChange={(value) => {
          setChosen(true)
          onYearChange(Number(value))
        }}
      />
      <VisuallyHidden>
        <span role="status">
          {isChosen && `${year}: ${labels.charged} ${charged}, ${labels.paid} ${paid}`}
        </span>
      </VisuallyHidden>
      <dl className={css.figures}>
        {[[labels.charged, charged] as const, [labels.paid, paid] as const].map(([term, value]) => (
          <div key={term} className={css.figure}>
            <dt>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.foot}>
        <Inline gap={2}>
          <Button variant="secondary" size="small" icon={<Printer />} onPress={onPrint}>
            {labels.print}
          </Button>
          <Button
            variant="secondary"
            size="small"
            icon={<FileSpreadsheet />}
            onPress={() => onSheet(toStatementSheet(statement))}
          >
            {labels.sheet}
          </Button>
        </Inline>
      </div>
    </Card>
  )
}
