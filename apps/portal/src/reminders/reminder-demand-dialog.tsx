import {
  createDemandFromReminder,
  type Reminder,
  reminderDemandSchema,
  toReminderDemand,
  toReminderDemandDefaults,
} from '@tramite/core/reminders'
import { useFormWithFiles, useRun, useUploads, useViewer } from '@tramite/react'
import { ReminderDemandDialog as DemandView } from '@tramite/ui/reminders/dialogs'
import { useColleagues } from './use-people.ts'

interface ReminderDemandDialogProps {
  reminder: Reminder
  /** Takes the reader to the demand. */
  onCreated: (demandId: string) => void
  onClose: () => void
}

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
  const { form, ...sending } = useFormWithFiles({
    schema: reminderDemandSchema,
    initial: toReminderDemandDefaults(reminder),
    uploads,
    onSend: (attachments, values) => {
      const context = { userId: user.id, isSpecificDemand, attachments }
      raise.mutate(
        { id: reminder.id, ...toReminderDemand(values, context) },
        // Not when the reader has left meanwhile.
        { onSuccess: ({ demandId }) => onCreated(demandId) },
      )
    },
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
