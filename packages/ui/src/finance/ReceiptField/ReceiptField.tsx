import { FILE_SIZE_MAX, formatFileSize } from '@tramite/core/files'
import { createMessages, paymentMessages } from '@tramite/core/messages'
import type { UploadsProps } from '../../files/transfers.ts'
import { paymentDialogLabels as labels } from '../../labels/finance.ts'
import { FileDropField } from '../../primitives/FileDropField/FileDropField.tsx'
import { UploadList } from '../../primitives/UploadList/UploadList.tsx'

const message = /* @__PURE__ */ createMessages(paymentMessages)

export interface ReceiptFieldProps {
  uploads: UploadsProps
  /** It was to be sent without a file. */
  isMissing: boolean
  /** The server's error about the file. */
  fileError: string | undefined
  /** It was to be sent although an upload had failed. */
  hasFailedUpload: boolean
}

/** Takes the proof of a payment: one file. */
export function ReceiptField({
  uploads,
  isMissing,
  fileError,
  hasFailedUpload,
}: ReceiptFieldProps) {
  const isStillMissing = isMissing && uploads.rows.length === 0
  const unsent = hasFailedUpload ? labels.uploadFailed : undefined
  const missing = isStillMissing ? message('payments.receiptRequired') : undefined
  return (
    <FileDropField
      label={labels.choose}
      hint={labels.hint(formatFileSize(FILE_SIZE_MAX))}
      accept=".pdf,.jpg,.jpeg,.png"
      isSingle
      error={fileError ?? unsent ?? missing}
      onFiles={uploads.onFiles}
    >
      <UploadList
        uploads={uploads.rows}
        onCancel={uploads.onCancel}
        onRetry={uploads.onRetry}
        onRemove={uploads.onRemove}
      />
    </FileDropField>
  )
}
