import { type BulkArchive, fileReminders, unfileReminders } from '@tramite/core/reminders'
import { useRun } from '@tramite/react'
import { useState } from 'react'
import { type ArchiveProgress, createArchiveProgress } from './archive-progress.ts'

/** A finished bulk action: the reminders that it moved, and how many were gone before. */
export interface ArchiveOver extends BulkArchive {
  readonly gone: number
}

/** A running bulk action, and the last finished one. */
export interface ArchiveRun {
  readonly run: (bulk: BulkArchive, onEnd: (hasSucceeded: boolean) => void) => void
  readonly isPending: boolean
  /** How many of its reminders are done. */
  readonly progress: ArchiveProgress
  readonly over: ArchiveOver | undefined
  /** Forgets the last one, so that undo is no longer offered. */
  readonly forget: () => void
}

/** Archives or restores many reminders, and remembers which. */
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
