import { formatDate } from '@tramite/core/calendar'
import {
  type DatedInvoice,
  type Receipt,
  type ReceiptState,
  toReceiptState,
} from '@tramite/core/finance'
import { Download, Upload } from 'lucide-react'
import { receiptLabels as labels, paymentDialogLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusPill, type StatusTone } from '../../primitives/StatusPill/StatusPill.tsx'
import * as css from '../finance.css.ts'
import { InvoiceLine } from '../InvoiceLine/InvoiceLine.tsx'

export interface ReceiptsCardProps extends LoadStatus {
  /** Newest first; undefined until loaded. */
  receipts: readonly Receipt[] | undefined
  /** Those of which the proofs may be; none while they are not known. */
  invoices: readonly DatedInvoice[]
  /** The firm's, such as 'America/Sao_Paulo'. */
  timeZone: string
  /** Access is closed until the firm accepts one. */
  isAccessClosed: boolean
  /** Downloads the file of one. */
  onDownload: (receipt: Receipt) => void
  /** Ids of those whose files are on their way. */
  downloading: ReadonlySet<string>
  /**
   * Opens the dialog that sends one, of an invoice or of the one that is paid next; null while there is nothing
   * to prove.
   */
  onSend: ((invoice?: DatedInvoice) => void) | null
}

const tones: Readonly<Record<ReceiptState, StatusTone>> = {
  underReview: 'inProgress',
  waiting: 'pending',
  accepted: 'delivered',
  refused: 'overdue',
}

interface ReceiptRowProps
  extends Pick<ReceiptsCardProps, 'timeZone' | 'isAccessClosed' | 'onDownload' | 'downloading'> {
  receipt: Receipt
  /** Undefined where the proof names none. */
  invoice: DatedInvoice | undefined
}

function ReceiptRow({
  receipt,
  invoice,
  timeZone,
  isAccessClosed,
  onDownload,
  downloading,
}: ReceiptRowProps) {
  const { state, text } = toReceiptState(receipt, isAccessClosed)
  const sent = formatDate(receipt.createdAt, timeZone)
  return (
    <li className={css.receipt}>
      <div className={css.what}>
        <p className={css.name}>{receipt.fileName}</p>
        {invoice && (
          <p className={css.detail}>
            <InvoiceLine {...invoice} />
          </p>
        )}
        <p className={css.detail}>{labels.sentBy(receipt.userName, sent)}</p>
        {state === 'waiting' && <p className={css.detail}>{labels.accessWaits}</p>}
        {state === 'refused' && receipt.note && (
          <p className={css.detail}>{labels.reason(receipt.note)}</p>
        )}
      </div>
      <Inline>
        <StatusPill tone={tones[state]}>{text}</StatusPill>
        <IconButton
          size="small"
          label={labels.download(receipt.fileName)}
          icon={<Download />}
          isPending={downloading.has(receipt.id)}
          onPress={() => onDownload(receipt)}
        />
      </Inline>
    </li>
  )
}

/** The proofs of payment sent so far, with the firm's answer to each, and a way to send another. */
export function ReceiptsCard({
  receipts,
  invoices,
  timeZone,
  onSend,
  isAccessClosed,
  onDownload,
  downloading,
  ...reading
}: ReceiptsCardProps) {
  const send = onSend && (
    <Button variant="secondary" size="small" icon={<Upload />} onPress={() => onSend()}>
      {paymentDialogLabels.send}
    </Button>
  )
  return (
    <Card heading={labels.heading}>
      {receipts && receipts.length > 0 && (
        <ul className={css.rows}>
          {receipts.map((receipt) => (
            <ReceiptRow
              key={receipt.id}
              invoice={invoices.find(({ billing }) => billing.id === receipt.billingId)}
              {...{ receipt, timeZone, isAccessClosed, onDownload, downloading }}
            />
          ))}
        </ul>
      )}
      {receipts?.length === 0 && <p className={css.detail}>{labels.none}</p>}
      {!receipts && (
        <ReadState {...reading} failedTitle={labels.failed}>
          <Skeleton height="3rem" />
        </ReadState>
      )}
      {send && <div className={css.foot}>{send}</div>}
    </Card>
  )
}
