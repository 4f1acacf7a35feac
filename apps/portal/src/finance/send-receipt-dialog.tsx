import {
  type DatedInvoice,
  findSentFile,
  isUnpaid,
  listSentReceipts,
  reportOverduePayment,
  toInvoiceToPay,
} from '@tramite/core/finance'
import {
  useApp,
  useFailure,
  useRead,
  useReceiptFile,
  useRun,
  useSendWhenUploaded,
} from '@tramite/react'
import { SendReceiptDialog as View } from '@tramite/ui/finance/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useBillings, useFinanceContext } from './use-finance-context.ts'

interface SendReceiptDialogProps {
  customerId: string
  waitsForFirm: boolean
  /** The invoice that the dialog was opened for, whatever is sent in the meantime; while open, it is kept. */
  invoice: DatedInvoice | undefined
  onClose: () => void
}

/** Sends a proof of payment from the finance page. */
export default function SendReceiptDialog({
  customerId,
  waitsForFirm,
  invoice: openedFor,
  onClose,
}: SendReceiptDialogProps) {
  const { paymentProvider } = useApp().ports.firm
  const [isMissing, setMissing] = useState(false)
  const [invoice, setInvoice] = useState(openedFor)
  const { uploads, fileError, fileSize, onAnswer } = useReceiptFile()
  const context = useFinanceContext()
  const billings = useBillings().data
  const receipts = useRead(listSentReceipts, undefined).data
  const { timeZone } = context.conventions
  const billingId = invoice?.billing.id
  const isSettled =
    invoice && billings && !billings.some((one) => one.id === billingId && isUnpaid(one))
  const next = toInvoiceToPay(billings, receipts, context)
  const report = useRun(reportOverduePayment, {
    onDone: onClose,
    onFailed: onAnswer,
  })
  const sending = useSendWhenUploaded(uploads, ([data]) => {
    setMissing(!data)
    onAnswer()
    if (data) {
      report.mutate({ paymentProvider, customerId, data, ...(billingId && { billingId }) })
    }
  })
  const leaveDialog = useDraftGuard({ isUploading: uploads.needsPage, isUnstored: false })
  return (
    <>
      <View
        waitsForFirm={waitsForFirm}
        invoice={invoice}
        settled={isSettled ? { next, onNext: () => setInvoice(next) } : null}
        sentBefore={findSentFile(receipts ?? [], { billingId, fileSize }, timeZone)}
        isMissing={isMissing}
        fileError={fileError}
        hasFailedUpload={sending.hasFailedUpload}
        uploads={uploads.props}
        isSending={report.isPending || sending.isWaitingForUploads}
        failure={useFailure(report)}
        onSend={sending.request}
        onClose={onClose}
      />
      {leaveDialog}
    </>
  )
}
