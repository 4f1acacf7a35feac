import { reportOverduePayment } from '@tramite/core/finance'
import { useApp, useReceiptFile, useRun, useSendWhenUploaded } from '@tramite/react'
import { SendReceiptDialog as View } from '@tramite/ui/finance/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'

interface SendReceiptDialogProps {
  customerId: string
  waitsForFirm: boolean
  onClose: () => void
}

/** Sends a proof of payment from the finance page. */
export default function SendReceiptDialog({
  customerId,
  waitsForFirm,
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
    if (data) report.mutate({ paymentProvider, customerId, data })
  })
  const leaveDialog = useDraftGuard({ isUploading: uploads.needsPage, isUnkept: false })
  return (
    <>
      <View
        waitsForFirm={waitsForFirm}
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
