import { reminderLinkSchema } from '@tramite/core/demands'
import {
  isFiled,
  linkReminder,
  listDemandReminders,
  listFreeReminders,
  type Reminder,
  unlinkReminder,
} from '@tramite/core/reminders'
import { toReading, useAllPages, useApp, useForm, useRun } from '@tramite/react'
import { type RemindersState, RemindersDialog as RemindersView } from '@tramite/ui/demands/dialogs'
import { remindersSearch } from '../reminders/reminders-search.ts'

/** The reminders of a demand. */
export function RemindersDialog({ demandId, onClose }: { demandId: string; onClose: () => void }) {
  const businessId = useApp().ports.session.businessId()
  const linked = useAllPages(listDemandReminders, { id: demandId })
  const free = useAllPages(listFreeReminders, {})
  const link = useRun(linkReminder, { onDone: () => form.set({ reminderId: '' }) })
  const unlink = useRun(unlinkReminder)
  const form = useForm({
    schema: reminderLinkSchema,
    onSubmit: ({ reminderId }) => link.mutate({ demandId, reminderId }),
  })
  const toHref = (reminder: Reminder) =>
    remindersSearch.toHref('/tools/reminders', {
      text: reminder.name,
      ...(isFiled(reminder, { businessId }) && { category: 'filed' }),
    })
  const toState = (): RemindersState => {
    if (linked.data && free.data) {
      return {
        state: 'ready',
        linked: linked.data.pages.flatMap(({ reminders }) =>
          reminders.map((reminder) => ({ ...reminder, href: toHref(reminder) })),
        ),
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
