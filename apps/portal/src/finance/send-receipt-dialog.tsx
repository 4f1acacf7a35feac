import { reportOverduePayment } from '@tramite/core/finance'
import { isApiError } from '@tramite/core/http'
import { useApp, useRun, useSendWhenUploaded, useUploads } from '@tramite/react'
import { SendReceiptDialog as View } from '@tramite/ui/finance/dialogs'
import { useState } from 'react'

interface SendReceiptDialogProps {
  customerId: string
  waitsForFirm: boolean
  onClose: () => void
}

/** Sends a proof of payment from the finance page. */
export function SendReceiptDialog({ customerId, waitsForFirm, onClose }: SendReceiptDialogProps) {
  const { paymentProvider } = useApp().ports.firm
  const [isMissing, setMissing] = useState(false)
  const [fileError, setFileError] = useState<string>()
  const uploads = useUploads()
  const report = useRun(reportOverduePayment, {
    onDone: onClose,
    onFailed: (error) => setFileError(isApiError(error) ? error.errors.data : undefined),
  })
  const sending = useSendWhenUploaded(uploads, ([data]) => {
    setMissing(!data)
    setFileError(undefined)
    if (data) report.mutate({ paymentProvider, customerId, data })
  })
  return (
    <View
      waitsForFirm={waitsForFirm}
      isMissing={isMissing}
      fileError={fileError}
      uploads={{
        ...uploads.props,
        onFiles: (files) => {
          // One proof: another takes its place.
          uploads.clear()
          uploads.props.onFiles(files)
        },
      }}
      isSending={report.isPending || sending.isWaitingForUploads}
      onSend={sending.request}
      onClose={onClose}
    />
  )
}
