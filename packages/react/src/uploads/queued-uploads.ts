import {
  type DraftFile,
  loadUploadCode,
  type UploadQueue,
  type UploadRecord,
  type UploadRow,
  type UploadsSnapshot,
} from '@tramite/core/files'
import { isApiError } from '@tramite/core/http'
import { useEffect, useMemo } from 'react'
import { useReconnect } from '../calls/use-reconnect.ts'
import { useUnloadWarning } from '../leaving/use-unload-warning.ts'

/** Files being uploaded, and what can be done with each. */
export interface UploadsProps {
  readonly rows: readonly UploadRow[]
  readonly onFiles: (files: File[]) => void
  readonly onRetry: (id: string) => void
  /** Also while it is on its way. */
  readonly onRemove: (id: string) => void
}

/** The files of a form. */
export interface Uploads extends Pick<UploadsSnapshot, 'decision' | 'isUnfinished' | 'needsPage'> {
  /** For the view. */
  readonly props: UploadsProps
  readonly clear: () => void
  /**
   * Adds the files of a returned message, or of another form, to the others, and shows at each refused one why; keyed by file. The
   * `missing` are names of files that have to be chosen again.
   */
  readonly takeBack: (
    files: readonly (UploadRecord | DraftFile)[],
    errors: Readonly<Record<string, string>>,
    missing?: readonly string[],
  ) => void
  /** Shows at the files of a refused call why they were refused; ignores other errors. */
  readonly refuse: (error: unknown) => void
}

/** Milliseconds after which the page has what it needs first. */
const SETTLE_MS = 2500

/** Loads the code that sends files, where its server answers: an import that fails spoils every later one. */
const loadAhead = async () =>
  navigator.onLine &&
  (await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' })).ok &&
  loadUploadCode()

/** Has that code before it is needed: a file may be chosen after the connection is gone. */
function useCodeAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadAhead().catch(() => {}), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
}

/** What a form does with a queue of files. */
export function useQueuedUploads(queue: UploadQueue, snapshot: UploadsSnapshot): Uploads {
  const { rows, decision, isUnfinished, needsPage } = snapshot
  useUnloadWarning(needsPage)
  useReconnect(queue.resume)
  useCodeAhead()
  const props = useMemo(
    () => ({
      rows,
      onFiles: queue.add,
      onRetry: queue.retry,
      onRemove: queue.remove,
    }),
    [rows, queue],
  )
  const refuse = (error: unknown) => {
    if (isApiError(error)) queue.refuse(error.errors)
  }
  const takeBack: Uploads['takeBack'] = (files, errors, missing) => {
    queue.takeBack(files, missing)
    queue.refuse(errors)
  }
  return { props, decision, isUnfinished, needsPage, clear: queue.clear, takeBack, refuse }
}
