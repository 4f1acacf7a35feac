import { formatDate } from '@tramite/core/calendar'
import { FILE_SIZE_MAX, formatFileSize } from '@tramite/core/files'
import type { SentFile } from '@tramite/core/finance'
import { createMessages, paymentMessages } from '@tramite/core/messages'
import { useRef, useState } from 'react'
import type { UploadsProps } from '../../files/transfers.ts'
import { paymentDialogLabels as labels, receiptLabels } from '../../labels/finance.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { FileDropField } from '../../primitives/FileDropField/FileDropField.tsx'
import { useFocusOnRefusal } from '../../primitives/Form/use-focus-on-refusal.ts'
import { UploadList } from '../../primitives/UploadList/UploadList.tsx'

const message = /* @__PURE__ */ createMessages(paymentMessages)

export interface ReceiptFieldProps {
  uploads: UploadsProps
  /** It was to be sent without a file. */
  isMissing: boolean
  /** Why the file is no proof. */
  fileError: string | undefined
  /** It was to be sent although an upload had failed. */
  hasFailedUpload: boolean
  /** What seems to be the same file was sent of the same invoice before. */
  sentBefore: SentFile | undefined
}

/**
 * Takes the proof of a payment: one file.
 * @param attempts how often it was to be sent: at each one that is refused it takes the focus
 */
export function ReceiptField({
  uploads,
  isMissing,
  fileError,
  hasFailedUpload,
  sentBefore,
  attempts,
}: ReceiptFieldProps & { attempts: number }) {
  const box = useRef<HTMLDivElement>(null)
  const hasFile = uploads.rows.length > 0
  // While a file is replaced there is none for a moment; the error of the last attempt must not appear then.
  const [answered, setAnswered] = useState<number>()
  if (hasFile && answered !== attempts) setAnswered(attempts)
  const isStillMissing = isMissing && !hasFile && answered !== attempts
  const unsent = hasFailedUpload ? labels.uploadFailed : undefined
  const missing = isStillMissing ? message('payments.receiptRequired') : undefined
  const error = fileError ?? unsent ?? missing
  useFocusOnRefusal(box, attempts)
  // The server answers later.
  useFocusOnRefusal(box, error === undefined ? 0 : 1)
  return (
    <div ref={box}>
      <FileDropField
        label={labels.choose}
        hint={labels.hint(formatFileSize(FILE_SIZE_MAX))}
        accept=".pdf,.jpg,.jpeg,.png"
        isSingle
        error={error}
        onFiles={uploads.onFiles}
      >
        <UploadList uploads={uploads.rows} onRetry={uploads.onRetry} onRemove={uploads.onRemove} />
      </FileDropField>
      <div role="status">
        {sentBefore && hasFile && (
          <Banner tone="info">
            {receiptLabels.sentBefore(sentBefore.fileName, formatDate(sentBefore.sentOn))}
          </Banner>
        )}
      </div>
    </div>
  )
}
