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

type Filled = ReturnType<ReturnType<typeof createReminderSchema>['parse']>

/** Creates a reminder. */
export default function NewReminderDialog({ dueDate, onClose }: NewReminderDialogProps) {
  const { user, day } = useViewer()
  const uploads = useUploads()
  const create = useRun(createReminder, {
    onDone: onClose,
    onFailed: (error) => form.refuse(error),
  })
  const { request, ...sending } = useSendWhenUploaded(
    uploads,
    (files, values: Filled) => {
      const attachmentsLinks = files.map(({ awsFileKey }) => awsFileKey)
      create.mutate(toReminderDraft({ ...values, attachmentsLinks }))
    },
    () => {
      form.submit()
    },
  )
  const form = useForm({
    schema: createReminderSchema(day.today),
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
