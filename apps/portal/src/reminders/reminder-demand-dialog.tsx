import { evaluateSecrecy } from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import {
  createDemandFromReminder,
  createReminderDemandDraft,
  type Reminder,
  reminderDemandSchema,
  toReminderDemand,
  toReminderDemandDefaults,
} from '@tramite/core/reminders'
import { toStillOffered } from '@tramite/core/users'
import { useDraft, useDraftUploads, useFormWithFiles, useRun, useViewer } from '@tramite/react'
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
  const field = useDraft(kept, { id: reminder.id })
  const { draft, notice, isUnkept } = field
  const uploads = useDraftUploads(field)
  const canBePrivate = evaluateSecrecy(user.Customer).allowed
  const finish = () => {
    uploads.clear()
    draft.finish()
  }
  const raise = useRun(createDemandFromReminder, {
    onDone: finish,
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
    },
  })
  const { form, ...sending } = useFormWithFiles({
    schema: reminderDemandSchema,
    draft,
    uploads,
    onSend: (attachments, filled) => {
      const usersToNotify = toStillOffered(
        filled.usersToNotify,
        colleagues.options,
        colleagues.isWhole,
      )
      const context = { userId: user.id, canBePrivate, attachments }
      const demand = toReminderDemand({ ...filled, usersToNotify }, context)
      const idempotencyKey = keepSentKey(draft, demand)
      raise.mutate(
        { id: reminder.id, ...demand, idempotencyKey },
        // Not if the reader has left meanwhile.
        { onSuccess: ({ demandId }) => onCreated(demandId) },
      )
    },
  })
  const leaveDialog = useDraftGuard({ isUploading: uploads.isUnfinished, isUnkept })
  return (
    <>
      <DemandView
        {...sending}
        form={form}
        colleagues={colleagues}
        canBePrivate={canBePrivate}
        uploads={uploads.props}
        isPending={raise.isPending}
        draftNotice={notice}
        onClose={() => {
          finish()
          onClose()
        }}
      />
      {leaveDialog}
    </>
  )
}
