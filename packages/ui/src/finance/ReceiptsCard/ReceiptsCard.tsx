import { formatDate } from '@tramite/core/calendar'
import { type Receipt, type ReceiptState, toReceiptState } from '@tramite/core/finance'
import { Upload } from 'lucide-react'
import { receiptLabels as labels, paymentDialogLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { type Reading, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusPill, type StatusTone } from '../../primitives/StatusPill/StatusPill.tsx'
import * as css from '../finance.css.ts'

export interface ReceiptsCardProps extends Reading {
  /** Newest first; undefined until loaded. */
  receipts: readonly Receipt[] | undefined
  /** The firm's, such as 'America/Sao_Paulo'. */
  timeZone: string
  /** Access is closed until the firm accepts one. */
  isAccessClosed: boolean
  /** Opens the dialog that sends one; null while there is nothing to prove. */
  onSend: (() => void) | null
}

const tones: Readonly<Record<ReceiptState, StatusTone>> = {
  underReview: 'inProgress',
  waiting: 'pending',
  accepted: 'delivered',
  refused: 'overdue',
}

interface ReceiptRowProps extends Pick<ReceiptsCardProps, 'timeZone' | 'isAccessClosed'> {
  receipt: Receipt
}

function ReceiptRow({ receipt, timeZone, isAccessClosed }: ReceiptRowProps) {
  const { state, text } = toReceiptState(receipt, isAccessClosed)
  const sent = formatDate(receipt.createdAt, timeZone)
  return (
    <li className={css.receipt}>
      <div className={css.what}>
        <p className={css.name}>{receipt.fileName}</p>
        <p className={css.detail}>{labels.sentBy(receipt.userName, sent)}</p>
        {state === 'waiting' && <p className={css.detail}>{labels.accessWaits}</p>}
        {state === 'refused' && receipt.note && (
          <p className={css.detail}>{labels.reason(receipt.note)}</p>
        )}
      </div>
      <StatusPill tone={tones[state]}>{text}</StatusPill>
    </li>
  )
}

/** The proofs of payment sent so far, with the firm's answer to each, and a way to send another. */
export function ReceiptsCard({
  receipts,
  timeZone,
  isAccessClosed,
  onSend,
  ...reading
}: ReceiptsCardProps) {
  const send = onSend && (
    <Button variant="secondary" size="small" icon={<Upload />} onPress={onSend}>
      {paymentDialogLabels.send}
    </Button>
  )
  return (
    <Card heading={labels.heading}>
      {receipts && receipts.length > 0 && (
        <ul className={css.rows}>
          {receipts.map((receipt) => (
            <ReceiptRow key={receipt.id} {...{ receipt, timeZone, isAccessClosed }} />
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
