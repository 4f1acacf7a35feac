import type { DatedInvoice } from '@tramite/core/finance'
import { useState } from 'react'
import { paymentDialogLabels as labels, receiptLabels } from '../../labels/finance.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog, type DialogProps } from '../../primitives/Dialog/Dialog.tsx'
import { type OtherInvoice, ProvedInvoice } from '../ProvedInvoice/ProvedInvoice.tsx'
import { ReceiptField, type ReceiptFieldProps } from '../ReceiptField/ReceiptField.tsx'

export interface SendReceiptDialogProps extends ReceiptFieldProps, Pick<DialogProps, 'failure'> {
  /** The firm refused the last one: access returns only when it accepts this one. */
  waitsForFirm: boolean
  /** What it is sent of; absent where no invoice is open. */
  invoice: DatedInvoice | undefined
  /** What can be proved instead where that is not open any more; null while it is. */
  settled: OtherInvoice | null
  isSending: boolean
  onSend: () => void
  onClose: () => void
}

/** Sends the proof of a payment from the finance page. */
export function SendReceiptDialog({
  waitsForFirm,
  invoice,
  settled,
  isSending,
  failure,
  onSend,
  onClose,
  ...field
}: SendReceiptDialogProps) {
  const [attempts, setAttempts] = useState(0)
  return (
    <Dialog
      title={labels.send}
      isOpen
      onClose={onClose}
      isPending={isSending}
      failure={failure}
      isDirty={field.uploads.rows.length > 0}
      cancelText={receiptLabels.cancel}
      actions={
        <Button
          isPending={isSending}
          pendingText={labels.sending}
          onPress={() => {
            setAttempts(attempts + 1)
            onSend()
          }}
        >
          {labels.send}
        </Button>
      }
    >
      {invoice && <ProvedInvoice invoice={invoice} settled={settled} />}
      <p>{waitsForFirm ? receiptLabels.waits : receiptLabels.reviewed}</p>
      <ReceiptField {...field} attempts={attempts} />
    </Dialog>
  )
}
