import { formatDateTime, toNonBusinessText } from '@tramite/core/calendar'
import { toStillOffered } from '@tramite/core/forms'
import { fillMessage, reminderArchivedMessages } from '@tramite/core/messages'
import {
  archivedSince,
  createReminderEditSchema,
  firstDueDate,
  getReminder,
  isNoticeOver,
  type Reminder,
  toNotifyChoice,
  toReminderChanges,
  updateReminder,
} from '@tramite/core/reminders'
import {
  useApp,
  useCurrentDay,
  useEditing,
  useFailure,
  useRecordToEdit,
  useRun,
  useSendWhenUploaded,
  useUploads,
  useViewer,
} from '@tramite/react'
import { LoadingDialog } from '@tramite/ui/LoadingDialog'
import { ReminderDialog } from '@tramite/ui/reminders/dialogs'
import { useMemo, useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { usePeople } from './use-people.ts'

interface EditReminderDialogProps {
  id: string
  onClose: () => void
}

/** Edits a reminder of the customer. */
export default function EditReminderDialog({ id, onClose }: EditReminderDialogProps) {
  const reminder = useRecordToEdit(getReminder, { id }, onClose)
  if (!reminder) return <LoadingDialog onClose={onClose} />
  return <LoadedReminderDialog reminder={reminder} onClose={onClose} />
}

const toValues = (reminder: Reminder) => {
  const { name, type, duoDate, usersNotification, attachmentsLinks } = reminder
  const dateToNotify = toNotifyChoice(reminder)
  return { name, type, duoDate, dateToNotify, usersNotification, attachmentsLinks }
}

type Filled = ReturnType<ReturnType<typeof createReminderEditSchema>['parse']>

interface LoadedReminderDialogProps {
  reminder: Reminder
  onClose: () => void
}

function LoadedReminderDialog({ reminder, onClose }: LoadedReminderDialogProps) {
  const { id } = reminder
  const [opened] = useState(reminder)
  const { ports } = useApp()
  const { day, conventions } = useViewer()
  const today = useCurrentDay()
  const schema = useMemo(() => createReminderEditSchema(today), [today])
  const people = usePeople()
  const uploads = useUploads()
  const { form, onCancel, ...editing } = useEditing({
    schema,
    operation: getReminder,
    input: { id },
    stored: toValues(reminder),
    isOpen: true,
    onClose,
    onSave: (values, seen) => request(values, seen),
  })
  const save = useRun(updateReminder, {
    onDone: (saved) => {
      const archived = archivedSince(opened, saved)
      if (archived !== null) {
        const title = fillMessage(reminderArchivedMessages['reminders.archivedSaved'], {
          at: formatDateTime(archived.createdAt, conventions.timeZone),
        })
        ports.toasts.show({ title, tone: 'success' })
      }
      editing.onDone()
    },
    onFailed: (error) => {
      uploads.refuse(error)
      editing.onFailed(error)
    },
  })
  const { request, ...sending } = useSendWhenUploaded(
    uploads,
    (files, values: Filled, version: string | undefined) => {
      const added = files.map(({ awsFileKey }) => awsFileKey)
      const offered = [
        ...people.options,
        ...reminder.ReminderUserNotifications.map(({ User }) => User),
      ]
      const filled = {
        ...values,
        usersNotification: toStillOffered(values.usersNotification, offered, people.isComplete),
      }
      save.mutate({ id, ...toReminderChanges(filled, reminder.attachmentsLinks, added), version })
    },
    () => {
      form.submit()
    },
  )
  const hasNewFiles = uploads.props.rows.length > 0
  const leaveDialog = useDraftGuard({
    isUploading: uploads.needsPage,
    isUnstored: hasNewFiles,
  })
  return (
    <>
      <ReminderDialog
        {...sending}
        kind="edit"
        form={{ ...form, isDirty: form.isDirty || hasNewFiles }}
        firstDay={firstDueDate(day.today)}
        toNonWorking={(date) => toNonBusinessText(date, conventions)}
        people={people}
        files={reminder.files}
        uploads={uploads.props}
        isPending={save.isPending}
        failure={useFailure(save)}
        stored={reminder}
        changed={editing.changed}
        archived={archivedSince(opened, reminder)}
        timeZone={conventions.timeZone}
        isNoticeOver={isNoticeOver(reminder, form.values, day.today)}
        onClose={onCancel}
      />
      {leaveDialog}
    </>
  )
}
