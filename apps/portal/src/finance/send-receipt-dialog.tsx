import { type DatedInvoice, reportOverduePayment } from '@tramite/core/finance'
import { useApp, useReceiptFile, useRun, useSendWhenUploaded } from '@tramite/react'
import { SendReceiptDialog as View } from '@tramite/ui/finance/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'

interface SendReceiptDialogProps {
  customerId: string
  waitsForFirm: boolean
  /** The invoice that the dialog was opened for, whatever is sent in the meantime. */
  invoice: DatedInvoice | undefined
  onClose: () => void
}

/** Sends a proof of payment from the finance page. */
export default function SendReceiptDialog({
  customerId,
  waitsForFirm,
  invoice,
  onClose,
}: SendReceiptDialogProps) {
  const { paymentProvider } = useApp().ports.firm
  const [isMissing, setMissing] = useState(false)
  const { uploads, fileError, onAnswer } = useReceiptFile()
  const report = useRun(reportOverduePayment, {
    onDone: onClose,
    onFailed: onAnswer,
  })
  const sending = useSendWhenUploaded(uploads, ([data]) => {
    setMissing(!data)
    onAnswer()
    const named = invoice && { billingId: invoice.billing.id }
    if (data) report.mutate({ paymentProvider, customerId, data, ...named })
  })
  const leaveDialog = useDraftGuard({ isUploading: uploads.needsPage, isUnkept: false })
  return (
    <>
      <View
        waitsForFirm={waitsForFirm}
        invoice={invoice}
        isMissing={isMissing}
        fileError={fileError}
        hasFailedUpload={sending.hasFailedUpload}
        uploads={uploads.props}
        isSending={report.isPending || sending.isWaitingForUploads}
        onSend={sending.request}
        onClose={onClose}
      />
      {leaveDialog}
    </>
  )
}
