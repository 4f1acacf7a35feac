import { toNonBusinessText } from '@tramite/core/calendar'
import { toStillOffered } from '@tramite/core/forms'
import {
  createReminder,
  createReminderDraft,
  createReminderSchema,
  firstDueDate,
  toReminderDraft,
} from '@tramite/core/reminders'
import { useCurrentDay, useDraftForm, useFailure, useViewer } from '@tramite/react'
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
  const { user, day, conventions } = useViewer()
  const today = useCurrentDay()
  const people = usePeople()
  const [kept] = useState(() =>
    createReminderDraft({ duoDate: dueDate, usersNotification: [user.id] }),
  )
  const { form, sending, uploads, command, notice, unfinished } = useDraftForm({
    kept,
    subject: { id: dueDate },
    schema: createReminderSchema(today),
    operation: createReminder,
    toInput: (files, filled) =>
      toReminderDraft({
        ...filled,
        usersNotification: toStillOffered(
          filled.usersNotification,
          people.options,
          people.isComplete,
        ),
        attachmentsLinks: files.map(({ awsFileKey }) => awsFileKey),
      }),
    onDoneHere: onClose,
  })
  const leaveDialog = useDraftGuard(unfinished)
  return (
    <>
      <ReminderDialog
        {...sending}
        kind="create"
        form={form}
        firstDay={firstDueDate(day.today)}
        toNonWorking={(date) => toNonBusinessText(date, conventions)}
        people={people}
        files={[]}
        uploads={uploads}
        isPending={command.isPending}
        failure={useFailure(command)}
        draftNotice={notice}
        onClose={onClose}
      />
      {leaveDialog}
    </>
  )
}
