import { keepSentKey } from '@tramite/core/drafts'
import {
  createReminder,
  createReminderDraft,
  createReminderSchema,
  firstDueDate,
  toReminderDraft,
} from '@tramite/core/reminders'
import { toStillOffered } from '@tramite/core/users'
import {
  useCurrentDay,
  useDraft,
  useDraftUploads,
  useFormWithFiles,
  useRun,
  useViewer,
} from '@tramite/react'
import { ReminderDialog } from '@tramite/ui/reminders/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { usePeople } from './use-people.ts'

interface NewReminderDialogProps {
  /** The initial due date; empty for none. */
  dueDate: string
  onClose: () => void
}

/** Creates a reminder. What was typed survives a reload; closing the dialog discards it. */
export default function NewReminderDialog({ dueDate, onClose }: NewReminderDialogProps) {
  const { user, day } = useViewer()
  const today = useCurrentDay()
  const people = usePeople()
  const [kept] = useState(() =>
    createReminderDraft({ duoDate: dueDate, usersNotification: [user.id] }),
  )
  const field = useDraft(kept, { id: dueDate })
  const { draft, notice, isUnkept } = field
  const uploads = useDraftUploads(field)
  const finish = () => {
    uploads.clear()
    draft.finish()
    onClose()
  }
  const create = useRun(createReminder, {
    onDone: finish,
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
    },
  })
  const { form, ...sending } = useFormWithFiles({
    schema: createReminderSchema(today),
    draft,
    uploads,
    onSend: (files, filled) => {
      const reminder = toReminderDraft({
        ...filled,
        usersNotification: toStillOffered(filled.usersNotification, people.options, people.isWhole),
        attachmentsLinks: files.map(({ awsFileKey }) => awsFileKey),
      })
      create.mutate({ ...reminder, idempotencyKey: keepSentKey(draft, reminder) })
    },
  })
  const leaveDialog = useDraftGuard({ isUploading: uploads.isUnfinished, isUnkept })
  return (
    <>
      <ReminderDialog
        {...sending}
        kind="create"
        form={form}
        firstDay={firstDueDate(day.today)}
        people={people}
        files={[]}
        uploads={uploads.props}
        isPending={create.isPending}
        draftNotice={notice}
        onClose={finish}
      />
      {leaveDialog}
    </>
  )
}
