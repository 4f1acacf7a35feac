import type { CivilDate } from '@tramite/core/calendar'
import type { Billing, DatedInvoice } from '@tramite/core/finance'
import type { ReactNode } from 'react'
import { financeLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { useFocusNewRow } from '../../primitives/use-focus-new-row.ts'
import * as css from '../finance.css.ts'
import { InvoiceRow } from '../InvoiceRow/InvoiceRow.tsx'

export interface InvoiceListProps {
  heading: string
  /** Their number, in words. */
  countText: string
  invoices: readonly DatedInvoice[]
  today: CivilDate
  /** The one to pay next. */
  next?: Billing | undefined
  /** Whether the firm has a proof of payment of one; absent for what is settled. */
  isProven?: (billing: Billing) => boolean
  /** Opens the form for a proof of payment of one; absent where none can be sent. */
  onProve?: ((invoice: DatedInvoice) => void) | undefined
  /** Shows the others; absent if all are shown. */
  onMore?: (() => void) | undefined
  /** Shown in place of the rows if there are none. */
  empty: ReactNode
}

/** A list of invoices, and a button for those not shown yet. */
export function InvoiceList({
  heading,
  countText,
  invoices,
  today,
  next,
  isProven,
  onProve,
  onMore,
  empty,
}: InvoiceListProps) {
  const { holderRef, focusNewRow } = useFocusNewRow<HTMLUListElement>()
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
        {invoices.map(({ billing, due }) => (
          <InvoiceRow
            key={billing.id}
            billing={billing}
            due={due}
            today={today}
            isNext={billing === next}
            isProven={isProven?.(billing)}
            onProve={onProve}
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
              focusNewRow()
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
