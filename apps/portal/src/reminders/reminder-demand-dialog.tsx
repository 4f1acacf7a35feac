import {
  createDemandFromReminder,
  type Reminder,
  reminderDemandSchema,
  toReminderDemand,
  toReminderDemandDefaults,
} from '@tramite/core/reminders'
import { useForm, useRun, useSendWhenUploaded, useUploads, useViewer } from '@tramite/react'
import { ReminderDemandDialog as DemandView } from '@tramite/ui/reminders/dialogs'
import { useColleagues } from './use-people.ts'

interface ReminderDemandDialogProps {
  reminder: Reminder
  /** Takes the reader to the demand. */
  onCreated: (demandId: string) => void
  onClose: () => void
}

type Filled = ReturnType<typeof reminderDemandSchema.parse>

/** Raises a demand for a reminder, and goes to it. */
export default function ReminderDemandDialog({
  reminder,
  onCreated,
  onClose,
}: ReminderDemandDialogProps) {
  const { user } = useViewer()
  const uploads = useUploads()
  const isSpecificDemand = user.Customer?.isSpecificDemand ?? false
  const raise = useRun(createDemandFromReminder, {
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
    },
  })
  const { request, ...sending } = useSendWhenUploaded(
    uploads,
    (attachments, values: Filled) => {
      const context = { userId: user.id, isSpecificDemand, attachments }
      raise.mutate(
        { id: reminder.id, ...toReminderDemand(values, context) },
        // Not when the reader has left meanwhile.
        { onSuccess: ({ demandId }) => onCreated(demandId) },
      )
    },
    () => {
      form.submit()
    },
  )
  const form = useForm({
    schema: reminderDemandSchema,
    initial: toReminderDemandDefaults(reminder),
    onSubmit: request,
  })
  return (
    <DemandView
      {...sending}
      form={form}
      colleagues={useColleagues()}
      canBePrivate={!isSpecificDemand}
      uploads={uploads.props}
      isPending={raise.isPending}
      onClose={onClose}
    />
  )
}
