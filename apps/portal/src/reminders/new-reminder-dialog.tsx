import {
  createReminder,
  createReminderSchema,
  firstDueDate,
  toReminderDraft,
} from '@tramite/core/reminders'
import { useFormWithFiles, useRun, useUploads, useViewer } from '@tramite/react'
import { ReminderDialog } from '@tramite/ui/reminders/dialogs'
import { usePeople } from './use-people.ts'

interface NewReminderDialogProps {
  /** The day that it is due on at first; empty for none. */
  dueDate: string
  onClose: () => void
}

/** Creates a reminder. */
export default function NewReminderDialog({ dueDate, onClose }: NewReminderDialogProps) {
  const { user, day } = useViewer()
  const uploads = useUploads()
  const create = useRun(createReminder, {
    onDone: onClose,
    onFailed: (error) => form.refuse(error),
  })
  const { form, ...sending } = useFormWithFiles({
    schema: createReminderSchema(day.today),
    initial: { duoDate: dueDate, usersNotification: [user.id] },
    uploads,
    onSend: (files, values) => {
      const attachmentsLinks = files.map(({ awsFileKey }) => awsFileKey)
      create.mutate(toReminderDraft({ ...values, attachmentsLinks }))
    },
  })
  return (
    <ReminderDialog
      {...sending}
      kind="create"
      form={form}
      firstDay={firstDueDate(day.today)}
      people={usePeople()}
      files={[]}
      uploads={uploads.props}
      isPending={create.isPending}
      onClose={onClose}
    />
  )
}
