import { reminderMessages as texts } from '@tramite/core/messages'
import type { BulkArchive } from '@tramite/core/reminders'
import { remindersLabels as labels } from '../../labels/reminders.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'

export interface ArchiveDialogProps {
  action: BulkArchive['action']
  /** The name of a single reminder; otherwise how many were selected. */
  subject: { readonly name: string } | { readonly count: number }
  isPending: boolean
  /** How many are done. */
  done: number
  onConfirm: () => void
  onClose: () => void
}

const confirmations = {
  one: { file: texts['reminders.confirmFile'], unfile: texts['reminders.confirmUnfile'] },
  all: { file: texts['reminders.confirmFileAll'], unfile: texts['reminders.confirmUnfileAll'] },
}
const buttons = {
  one: { file: labels.file, unfile: labels.unfile },
  all: { file: labels.fileAll, unfile: labels.unfileAll },
}

/** Asks before reminders are archived or restored, and shows the progress. */
export function ArchiveDialog({
  action,
  subject,
  isPending,
  done,
  onConfirm,
  onClose,
}: ArchiveDialogProps) {
  const isOne = 'name' in subject
  const kind = isOne ? 'one' : 'all'
  const pending = action === 'file' ? labels.filing : labels.unfiling
  return (
    <AlertDialog
      title={labels.archiveTitle[action](isOne ? 1 : subject.count)}
      isOpen
      confirmText={buttons[kind][action]}
      cancelText={labels.cancel}
      isPending={isPending}
      pendingText={pending}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <Stack>
        {isOne && <strong>{subject.name}</strong>}
        <p>{confirmations[kind][action]}</p>
        {isPending && !isOne && (
          <Meter
            label={pending}
            value={done}
            max={subject.count}
            valueText={labels.progress(done, subject.count)}
          />
        )}
      </Stack>
    </AlertDialog>
  )
}
