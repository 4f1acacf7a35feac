import {
  type BulkArchive,
  fileReminders,
  type ReminderArchive,
  unfileReminders,
} from '@tramite/core/reminders'
import { useRun } from '@tramite/react'
import { useState } from 'react'
import { type ArchiveProgress, createArchiveProgress } from './archive-progress.ts'

/** A bulk action on its way, and the last one that is over. */
export interface ArchiveRun {
  readonly run: (bulk: BulkArchive, onEnd: (hasSucceeded: boolean) => void) => void
  readonly isPending: boolean
  /** How many of it are over. */
  readonly progress: ArchiveProgress
  readonly over: BulkArchive | undefined
  /** Nobody wants to take the last one back. */
  readonly forget: () => void
}

/** Archives many reminders, or brings them back, and remembers which. */
export function useArchiveRun(): ArchiveRun {
  const [progress] = useState(createArchiveProgress)
  const [over, setOver] = useState<BulkArchive>()
  const file = useRun(fileReminders, {
    onDone: (_: ReminderArchive[], { ids }) => setOver({ action: 'file', ids }),
  })
  const unfile = useRun(unfileReminders, {
    onDone: (_: ReminderArchive[], { ids }) => setOver({ action: 'unfile', ids }),
  })
  const isPending = file.isPending || unfile.isPending
  return {
    run({ action, ids }, onEnd) {
      if (isPending) return
      progress.set(0)
      const { mutate } = action === 'file' ? file : unfile
      mutate(
        { ids, onProgress: progress.set },
        { onSuccess: () => onEnd(true), onError: () => onEnd(false) },
      )
    },
    isPending,
    progress,
    over,
    forget: () => setOver(undefined),
  }
}
