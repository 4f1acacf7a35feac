import type { UploadRecord } from '@tramite/core/files'
import type { UploadsProps } from '@tramite/ui/demands/create'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { showToast } from '../integrations/toasts.ts'
import { createUploadQueue, type UploadsSnapshot } from './upload-queue.ts'

export interface Uploads extends Omit<UploadsSnapshot, 'rows'> {
  /** For the view. */
  readonly props: UploadsProps
  readonly clear: () => void
}

const noRecords: readonly UploadRecord[] = []

/**
 * Attachments of a form.
 * @param restored files that arrived before the page was loaded again; read once
 */
export function useUploads(restored: readonly UploadRecord[] = noRecords): Uploads {
  const [queue] = useState(() =>
    createUploadQueue('ATTACHMENT', restored, (title) => showToast({ title, tone: 'error' })),
  )
  const { rows, decision, isUnfinished } = useSyncExternalStore(queue.subscribe, queue.snapshot)
  const props = useMemo(
    () => ({
      rows,
      onFiles: queue.add,
      onCancel: queue.remove,
      onRetry: queue.retry,
      onRemove: queue.remove,
    }),
    [rows, queue],
  )
  return { props, decision, isUnfinished, clear: queue.clear }
}
