import { createUploadQueue, type FileType } from '@tramite/core/files'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useApp } from '../app/app-context.tsx'
import { type Uploads, useQueuedUploads } from './queued-uploads.ts'

/**
 * Files of a form that keeps no draft: they are lost with it.
 * @param type kind of file, read once
 */
export function useUploads(type: FileType = 'ATTACHMENT'): Uploads {
  const { ports, tramite } = useApp()
  const [queue] = useState(() =>
    createUploadQueue({
      client: tramite.client,
      putFile: tramite.putFile,
      type,
      onFailure: (title) => ports.toasts.show({ title, tone: 'error' }),
    }),
  )
  // Failures after unmounting are ignored.
  useEffect(() => queue.close, [queue])
  return useQueuedUploads(
    queue,
    useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot),
  )
}
