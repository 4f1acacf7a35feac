import { type BulkArchive, fileReminders, unfileReminders } from '@tramite/core/reminders'
import { useState } from 'react'
import { useRun } from '../calls/use-run.ts'
import { type ArchiveOver, toArchiveOver } from './archive-over.ts'
import { type ArchiveProgress, createArchiveProgress } from './archive-progress.ts'

/** A running bulk action, and the last finished one. */
export interface ArchiveRun {
  readonly run: (bulk: BulkArchive, onEnd: (hasSucceeded: boolean) => void) => void
  /** Undoes the last one; calls `onEnd` also where that failed. */
  readonly undo: (onEnd: () => void) => void
  readonly isPending: boolean
  /** How many of its reminders are done. */
  readonly progress: ArchiveProgress
  /**
   * The last finished action, which can be undone; after `undo` that is what undid it, with the opposite `action`. A
   * page offers to undo that too, or calls `forget`.
   */
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
  const start = (
    { action, ids }: BulkArchive,
    isUndo: boolean,
    onEnd: (hasSucceeded: boolean) => void,
  ) => {
    if (isPending) return
    progress.set(0)
    const moved: string[] = []
    const gone: string[] = []
    const end = (hasSucceeded: boolean) => {
      setOver((last) => toArchiveOver(last, action, isUndo, { moved, gone, hasSucceeded }))
      onEnd(hasSucceeded)
    }
    const { mutate } = action === 'file' ? file : unfile
    mutate(
      {
        ids,
        onAnswer: (answers) => {
          for (const { id, isFound } of answers) (isFound ? moved : gone).push(id)
          progress.set(moved.length + gone.length)
        },
      },
      { onSuccess: () => end(true), onError: () => end(false) },
    )
  }
  return {
    run: (bulk, onEnd) => start(bulk, false, onEnd),
    undo: (onEnd) => {
      if (!over) return
      start({ ids: over.ids, action: over.action === 'file' ? 'unfile' : 'file' }, true, onEnd)
    },
    isPending,
    progress,
    over,
    forget: () => setOver(undefined),
  }
}
