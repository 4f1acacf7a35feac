import { type DatedInvoice, toInvoiceName } from '@tramite/core/finance'
import { type RefObject, useRef } from 'react'
import { receiptLabels as labels } from '../../labels/finance.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import { InvoiceLine } from '../InvoiceLine/InvoiceLine.tsx'

/** What can be proved in place of an invoice that is not open any more. */
export interface OtherInvoice {
  /** The one that is paid next; undefined where nothing is open. */
  readonly next: DatedInvoice | undefined
  /** Takes that one. */
  readonly onNext: () => void
}

export interface ProvedInvoiceProps {
  /** What a proof is sent of. */
  invoice: DatedInvoice
  /** Null while the invoice is open. */
  settled: OtherInvoice | null
}

/** Says that an invoice is not open any more. */
function Settled({
  invoice,
  next,
  onNext,
  lineRef,
}: OtherInvoice & { invoice: DatedInvoice; lineRef: RefObject<HTMLElement | null> }) {
  const holder = useFocusOnRemoval<HTMLDivElement>(lineRef)
  return (
    <div ref={holder}>
      <Banner
        tone="info"
        title={toInvoiceName(invoice)}
        action={
          next && (
            <Button variant="secondary" size="small" onPress={onNext}>
              {labels.proveOther(toInvoiceName(next))}
            </Button>
          )
        }
      >
        {labels.settled}
      </Banner>
    </div>
  )
}

/** The invoice of a proof that is to be sent; where it is not open any more, that, and another one to take. */
export function ProvedInvoice({ invoice, settled }: ProvedInvoiceProps) {
  const line = useRef<HTMLParagraphElement>(null)
  if (settled) return <Settled {...settled} invoice={invoice} lineRef={line} />
  return (
    <p ref={line} tabIndex={-1}>
      <InvoiceLine {...invoice} />
    </p>
  )
}
