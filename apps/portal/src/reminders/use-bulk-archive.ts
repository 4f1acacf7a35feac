import { reminderFieldMessages } from '@tramite/core/messages'
import {
  type BulkArchive,
  evaluateBulkArchive,
  type Reminder,
  type ReminderCategory,
  type ReminderFrame,
  toBulkArchive,
} from '@tramite/core/reminders'
import type { ArchiveRun } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkDone } from '@tramite/ui/reminders'
import { useState } from 'react'

const nobody: ReadonlySet<string> = new Set()

/**
 * Archives or restores the selection once it is confirmed; it can be undone afterwards.
 * @param rows what can be selected: rows no longer among them are deselected
 */
export function useBulkArchive(
  rows: readonly Reminder[],
  category: ReminderCategory,
  frame: ReminderFrame,
  { run, undo, isPending, progress, over, forget }: ArchiveRun,
) {
  const { toasts } = usePorts()
  const [known, setKnown] = useState(category)
  const [chosen, setChosen] = useState(nobody)
  const [asked, setAsked] = useState<BulkArchive>()
  const leave = () => setAsked(undefined)
  // A selection in one category does not apply to another.
  if (known !== category) {
    setKnown(category)
    setChosen(nobody)
  }
  const selection = rows.filter(({ id }) => chosen.has(id))
  const bulk = toBulkArchive(selection, frame)
  const done: BulkDone | undefined = over && {
    action: over.action,
    count: over.ids.length,
    gone: over.gone,
    isUndoing: isPending && !asked,
    onUndo: () => undo(leave),
  }
  return {
    selected: new Set(selection.map(({ id }) => id)),
    onSelect: (next: ReadonlySet<string>) => {
      setChosen(next)
      forget()
    },
    bulk,
    onBulk: () => {
      if (evaluateBulkArchive(bulk).allowed) setAsked(bulk)
      else
        toasts.show({ title: reminderFieldMessages['reminders.selectionRequired'], tone: 'error' })
    },
    done,
    asked,
    progress,
    isPending,
    onConfirm: () => {
      if (!asked) return
      run(asked, (hasSucceeded) => {
        if (hasSucceeded) setChosen(nobody)
        leave()
      })
    },
    onClose: leave,
  }
}
