import {
  createUploadQueue,
  type KeptFiles,
  keepFiles,
  restoreFiles,
  type UploadQueue,
  type UploadsSnapshot,
} from '@tramite/core/files'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { DraftField } from '../drafts/use-draft.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { type Uploads, useQueuedUploads } from './queued-uploads.ts'

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
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useKeptFiles(field, queue, snapshot)
  return useQueuedUploads(queue, snapshot)
}
