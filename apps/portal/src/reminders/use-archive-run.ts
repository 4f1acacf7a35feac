import { type BulkArchive, fileReminders, unfileReminders } from '@tramite/core/reminders'
import { useRun } from '@tramite/react'
import { useState } from 'react'
import { type ArchiveProgress, createArchiveProgress } from './archive-progress.ts'

/** A bulk action that is over: the reminders that it has moved, and how many were gone before. */
export interface ArchiveOver extends BulkArchive {
  readonly gone: number
}

/** A bulk action on its way, and the last one that is over. */
export interface ArchiveRun {
  readonly run: (bulk: BulkArchive, onEnd: (hasSucceeded: boolean) => void) => void
  readonly isPending: boolean
  /** How many of it are over. */
  readonly progress: ArchiveProgress
  readonly over: ArchiveOver | undefined
  /** Nobody wants to take the last one back. */
  readonly forget: () => void
}

/** Archives many reminders, or brings them back, and remembers which. */
export function useArchiveRun(): ArchiveRun {
  const [progress] = useState(createArchiveProgress)
  const [over, setOver] = useState<ArchiveOver>()
  const file = useRun(fileReminders)
  const unfile = useRun(unfileReminders)
  const isPending = file.isPending || unfile.isPending
  return {
    run({ action, ids }, onEnd) {
      if (isPending) return
      progress.set(0)
      const moved: string[] = []
      let gone = 0
      const end = (hasSucceeded: boolean) => {
        if (moved.length > 0) setOver({ action, ids: moved, gone })
        onEnd(hasSucceeded)
      }
      const { mutate } = action === 'file' ? file : unfile
      mutate(
        {
          ids,
          onAnswer: (answers) => {
            const found = answers.filter(({ isFound }) => isFound)
            moved.push(...found.map(({ id }) => id))
            gone += answers.length - found.length
            progress.set(moved.length + gone)
          },
        },
        { onSuccess: () => end(true), onError: () => end(false) },
      )
    },
    isPending,
    progress,
    over,
    forget: () => setOver(undefined),
  }
}
