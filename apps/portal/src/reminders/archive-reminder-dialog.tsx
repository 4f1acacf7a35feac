import { fileReminder, type Reminder, unfileReminder } from '@tramite/core/reminders'
import { useRun } from '@tramite/react'
import { ArchiveDialog } from '@tramite/ui/reminders/dialogs'

interface ArchiveReminderDialogProps {
  reminder: Reminder
  action: 'file' | 'unfile'
  onClose: () => void
}

/** Asks before one reminder is archived or restored. */
export default function ArchiveReminderDialog({
  reminder,
  action,
  onClose,
}: ArchiveReminderDialogProps) {
  const run = useRun(action === 'file' ? fileReminder : unfileReminder, {
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <ArchiveDialog
      action={action}
      subject={reminder}
      isPending={run.isPending}
      done={0}
      onConfirm={() => run.mutate({ id: reminder.id })}
      onClose={onClose}
    />
  )
}
