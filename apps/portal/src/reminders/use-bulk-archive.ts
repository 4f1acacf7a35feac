import { reminderFieldMessages } from '@tramite/core/messages'
import {
  type BulkArchive,
  evaluateBulkArchive,
  type Reminder,
  type ReminderCategory,
  type ReminderFrame,
  toBulkArchive,
} from '@tramite/core/reminders'
import { type ArchiveRun, useSelection } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkDone } from '@tramite/ui/reminders'
import { useState } from 'react'

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
  const { chosen, selected, select } = useSelection(rows)
  const [asked, setAsked] = useState<BulkArchive>()
  const leave = () => setAsked(undefined)
  // A selection in one category does not apply to another.
  if (known !== category) {
    setKnown(category)
    select([])
  }
  const bulk = toBulkArchive(chosen, frame)
  const done: BulkDone | undefined = over && {
    action: over.action,
    count: over.ids.length,
    gone: over.gone,
    isUndoing: isPending && !asked,
    onUndo: () => undo(leave),
  }
  return {
    selected,
    onSelect: (next: ReadonlySet<string>) => {
      select(next)
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
        if (hasSucceeded) select([])
        leave()
      })
    },
    onClose: leave,
  }
}
