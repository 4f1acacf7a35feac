import {
  createUploadQueue,
  type KeptFiles,
  keepFiles,
  restoreFiles,
  type UploadQueue,
  type UploadRecord,
  type UploadRow,
  type UploadsSnapshot,
} from '@tramite/core/files'
import { isApiError } from '@tramite/core/http'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { DraftField } from '../drafts/use-draft.ts'
import { useViewer } from '../viewer/viewer-context.tsx'

/** Files on their way to the server, and what can be done with each. */
export interface UploadsProps {
  readonly rows: readonly UploadRow[]
  readonly onFiles: (files: File[]) => void
  readonly onCancel: (id: string) => void
  readonly onRetry: (id: string) => void
  readonly onRemove: (id: string) => void
}

/** The files of a form. */
export interface Uploads extends Pick<UploadsSnapshot, 'decision' | 'isUnfinished'> {
  /** For the view. */
  readonly props: UploadsProps
  readonly clear: () => void
  /**
   * Lays the files of a message that comes back beside the others, and shows at those that it was
   * refused for why; by key of the file.
   */
  readonly takeBack: (
    records: readonly UploadRecord[],
    errors: Readonly<Record<string, string>>,
  ) => void
  /** Shows at the files of a refused call why they were refused; other errors are left alone. */
  readonly refuse: (error: unknown) => void
}

/** Keeps the files of the queue with the draft, and follows the draft when it is another's. */
function useKeptFiles<Values extends { readonly files: KeptFiles }>(
  { values, draft }: DraftField<Values>,
  queue: UploadQueue,
  { uploads }: UploadsSnapshot,
) {
  const { now } = useViewer()
  const kept = useRef(values.files)
  const keep = useEffectEvent(() =>
    draft.change((last) => {
      if (last.files !== kept.current) return last
      const files = keepFiles(last.files, uploads, now())
      kept.current = files
      return files === last.files ? last : { ...last, files }
    }),
  )
  const follow = useEffectEvent(() => {
    if (values.files === kept.current) return
    kept.current = values.files
    queue.restore(restoreFiles(values.files, now()))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the files change
  useEffect(() => keep(), [uploads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the draft's do
  useEffect(() => follow(), [values.files])
}

/** Attachments of a form, which belong to its draft: what has arrived is there again with the text. */
export function useDraftUploads<Values extends { readonly files: KeptFiles }>(
  field: DraftField<Values>,
): Uploads {
  const { ports, tramite } = useApp()
  const { now } = useViewer()
  const [queue] = useState(() =>
    createUploadQueue({
      client: tramite.client,
      putFile: tramite.putFile,
      restored: restoreFiles(field.values.files, now()),
      onFailure: (title) => ports.toasts.show({ title, tone: 'error' }),
    }),
  )
  // Who leaves the form was asked before; what fails afterwards is nobody's any more.
  useEffect(() => queue.close, [queue])
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot)
  useKeptFiles(field, queue, snapshot)
  const { rows, decision, isUnfinished } = snapshot
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
  const refuse = (error: unknown) => {
    if (isApiError(error)) queue.refuse(error.errors)
  }
  const takeBack: Uploads['takeBack'] = (records, errors) => {
    queue.takeBack(records)
    queue.refuse(errors)
  }
  return { props, decision, isUnfinished, clear: queue.clear, takeBack, refuse }
}
