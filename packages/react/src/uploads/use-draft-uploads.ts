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
function useKeptFiles<Name extends string, Values extends Readonly<Record<Name, KeptFiles>>>(
  { values, draft }: DraftField<Values>,
  name: Name,
  queue: UploadQueue,
  { uploads }: UploadsSnapshot,
) {
  const { now } = useViewer()
  const current: KeptFiles = values[name]
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
    kept.current = current
    queue.restore(restoreFiles(current, now()))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the files change
  useEffect(() => keep(), [uploads])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the draft's do
  useEffect(() => follow(), [current])
}

/**
 * Attachments of a form, which belong to its draft: what has arrived is there again with the text.
 * @param name which value of the draft keeps them, of a form with several lists of files; read once
 */
export function useDraftUploads<
  Values extends Readonly<Record<Name, KeptFiles>>,
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
  // Who leaves the form was asked before; what fails afterwards is nobody's any more.
  useEffect(() => queue.close, [queue])
  const snapshot = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  useKeptFiles(field, name, queue, snapshot)
  return useQueuedUploads(queue, snapshot)
}
