import { reminderLinkSchema } from '@tramite/core/demands'
import {
  linkReminder,
  listDemandReminders,
  listFreeReminders,
  unlinkReminder,
} from '@tramite/core/reminders'
import { toReading, useForm, usePages, useRun } from '@tramite/react'
import { type RemindersState, RemindersDialog as RemindersView } from '@tramite/ui/demands/dialogs'

/** The reminders of a demand. */
export function RemindersDialog({ demandId, onClose }: { demandId: string; onClose: () => void }) {
  const linked = usePages(listDemandReminders, { id: demandId })
  const free = usePages(listFreeReminders, {})
  const link = useRun(linkReminder, { onDone: () => form.set({ reminderId: '' }) })
  const unlink = useRun(unlinkReminder)
  const form = useForm({
    schema: reminderLinkSchema,
    onSubmit: ({ reminderId }) => link.mutate({ demandId, reminderId }),
  })
  const toState = (): RemindersState => {
    if (linked.data && free.data) {
      return {
        state: 'ready',
        linked: linked.data.pages.flatMap(({ reminders }) => reminders),
        free: free.data.pages.flatMap(({ reminders }) => reminders),
      }
    }
    const { hasFailed, ...again } = toReading(linked, free)
    return hasFailed ? { ...again, state: 'failed' } : { state: 'loading' }
  }
  return (
    <RemindersView
      isOpen
      reminders={toState()}
      form={form}
      onUnlink={(id) => unlink.mutate({ id })}
      isPending={link.isPending || unlink.isPending}
      onClose={onClose}
    />
  )
}
