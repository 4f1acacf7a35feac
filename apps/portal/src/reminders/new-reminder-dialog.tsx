import {
  createReminder,
  createReminderSchema,
  firstDueDate,
  toReminderDraft,
} from '@tramite/core/reminders'
import { useForm, useRun, useSendWhenUploaded, useUploads, useViewer } from '@tramite/react'
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
  const schema = createReminderSchema(day.today)
  const { request, ...sending } = useSendWhenUploaded(uploads, (files) => {
    const attachmentsLinks = files.map(({ awsFileKey }) => awsFileKey)
    create.mutate(toReminderDraft({ ...schema.parse(form.values), attachmentsLinks }))
  })
  const form = useForm({
    schema,
    initial: { duoDate: dueDate, usersNotification: [user.id] },
    onSubmit: request,
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
