import type { CivilDate } from '@tramite/core/calendar'
import type { DatedInvoice } from '@tramite/core/finance'
import type { ReactNode } from 'react'
import { financeLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { useReadOn } from '../../primitives/use-read-on.ts'
import * as css from '../finance.css.ts'
import { InvoiceRow } from '../InvoiceRow/InvoiceRow.tsx'

export interface InvoiceListProps {
  heading: string
  /** How many there are, in words. */
  countText: string
  invoices: readonly DatedInvoice[]
  today: CivilDate
  /** The first is the one to pay next. */
  beginsWithNext?: boolean
  /** Shows the others; absent where all are shown. */
  onMore?: (() => void) | undefined
  /** In place of the rows where there are none. */
  empty: ReactNode
}

/** Invoices below one another, and the way to those that do not show yet. */
export function InvoiceList({
  heading,
  countText,
  invoices,
  today,
  beginsWithNext = false,
  onMore,
  empty,
}: InvoiceListProps) {
  const { holderRef, readOn } = useReadOn<HTMLUListElement>()
  if (invoices.length === 0) return <Card heading={heading}>{empty}</Card>
  return (
    <Card
      heading={heading}
      action={
        <Text as="span" size="small" isMuted>
          {countText}
        </Text>
      }
    >
      <ul ref={holderRef} className={css.rows}>
        {invoices.map(({ billing, due }, index) => (
          <InvoiceRow
            key={billing.id}
            billing={billing}
            due={due}
            today={today}
            isNext={beginsWithNext && index === 0}
          />
        ))}
      </ul>
      {onMore && (
        <div className={css.foot}>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${financeLabels.more}: ${heading}`}
            onPress={() => {
              readOn()
              onMore()
            }}
          >
            {financeLabels.more}
          </Button>
        </div>
      )}
    </Card>
  )
}
