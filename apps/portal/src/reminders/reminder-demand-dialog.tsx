import { evaluateSecrecy } from '@tramite/core/demands'
import { toStillOffered } from '@tramite/core/forms'
import {
  createDemandFromReminder,
  createReminderDemandDraft,
  type Reminder,
  reminderDemandSchema,
  toReminderDemand,
  toReminderDemandDefaults,
} from '@tramite/core/reminders'
import { useDraftForm, useFailure, useViewer } from '@tramite/react'
import { ReminderDemandDialog as DemandView } from '@tramite/ui/reminders/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useDemandColleagues } from './use-people.ts'

interface ReminderDemandDialogProps {
  reminder: Reminder
  /** Navigates to the demand. */
  onCreated: (demandId: string) => void
  onClose: () => void
}

/**
 * Creates a demand for a reminder, and navigates to it. What was typed survives a reload; closing the
 * dialog discards it.
 */
export default function ReminderDemandDialog({
  reminder,
  onCreated,
  onClose,
}: ReminderDemandDialogProps) {
  const { user } = useViewer()
  const colleagues = useDemandColleagues()
  const [kept] = useState(() => createReminderDemandDraft(toReminderDemandDefaults(reminder)))
  const canBePrivate = evaluateSecrecy(user.Customer).allowed
  const { form, sending, uploads, command, notice, unfinished } = useDraftForm({
    kept,
    subject: { id: reminder.id },
    schema: reminderDemandSchema,
    operation: createDemandFromReminder,
    toInput: (attachments, filled) => {
      const usersToNotify = toStillOffered(
        filled.usersToNotify,
        colleagues.options,
        colleagues.isComplete,
      )
      const context = { userId: user.id, canBePrivate, attachments }
      return { id: reminder.id, ...toReminderDemand({ ...filled, usersToNotify }, context) }
    },
    onDoneHere: ({ demandId }) => onCreated(demandId),
  })
  const leaveDialog = useDraftGuard(unfinished)
  return (
    <>
      <DemandView
        {...sending}
        form={form}
        colleagues={colleagues}
        canBePrivate={canBePrivate}
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
