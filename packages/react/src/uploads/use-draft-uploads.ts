import {
  createUploadQueue,
  type DraftFiles,
  keepFiles,
  restoreFiles,
  type UploadQueue,
  type UploadsSnapshot,
} from '@tramite/core/files'
import { isSameValue } from '@tramite/core/forms'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import type { DraftField } from '../drafts/use-draft.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { type Uploads, useQueuedUploads } from './queued-uploads.ts'

/** Keeps the files of the queue in the draft, and adopts the draft's files when another tab changes it. */
function useFilesOfDraft<Name extends string, Values extends Readonly<Record<Name, DraftFiles>>>(
  { values, draft }: DraftField<Values>,
  name: Name,
  queue: UploadQueue,
  { uploads }: UploadsSnapshot,
) {
  const { now } = useViewer()
  const current: DraftFiles = values[name]
  const kept = useRef(current)
  const keep = useEffectEvent(() =>
    draft.change((last) => {
      if (last[name] !== kept.current) return last
      const files = keepFiles(last[name], uploads, now())
      kept.current = files
      return files === last[name] ? last : { ...last, [name]: files }
    }),
  )
  const follow = useEffectEvent(() => {
    if (current === kept.current) return
    const isSame = isSameValue(current, kept.current)
    kept.current = current
    if (!isSame) queue.restore(restoreFiles(current, now()))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the files change
  useEffect(() => keep(), [uploads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the draft's files change
  useEffect(() => follow(), [current])
}

/**
 * Attachments of a form, kept in its draft: what has been uploaded is there again together with the text.
 * @param name which value of the draft keeps them, in a form with several lists of files; read once
 */
export function useDraftUploads<
  Values extends Readonly<Record<Name, DraftFiles>>,
  Name extends string = 'files',
>(field: DraftField<Values>, name = 'files' as Name): Uploads {
  const { ports, tramite } = useApp()
  const { now } = useViewer()
  const [queue] = useState(() =>
    createUploadQueue({
      client: tramite.client,
      putFile: tramite.putFile,
      restored: restoreFiles(field.values[name], now()),
      onFailure: (title) => ports.toasts.show({ title, tone: 'error' }),
    }),
  )
  // The leave guard has asked already; failures after unmounting are ignored.
  useEffect(() => queue.close, [queue])
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useFilesOfDraft(field, name, queue, snapshot)
  return useQueuedUploads(queue, snapshot)
}
