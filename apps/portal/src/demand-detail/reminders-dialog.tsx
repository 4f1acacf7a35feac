import { reminderLinkSchema } from '@tramite/core/demands'
import { toFieldErrors, toStillOffered } from '@tramite/core/forms'
import {
  isFiled,
  linkReminder,
  listDemandReminders,
  listFreeReminders,
  type Reminder,
  unlinkReminder,
} from '@tramite/core/reminders'
import { toShown, useAllPages, useApp, useFailure, useForm, useRun } from '@tramite/react'
import { RemindersDialog as RemindersView } from '@tramite/ui/demands/dialogs'
import { remindersSearch } from '../reminders/reminders-search.ts'

/** The reminders of a demand. */
export default function RemindersDialog({
  demandId,
  onClose,
}: {
  demandId: string
  onClose: () => void
}) {
  const businessId = useApp().tramite.client.businessId()
  const linked = useAllPages(listDemandReminders, { id: demandId })
  const free = useAllPages(listFreeReminders, {})
  const link = useRun(linkReminder, { onDone: () => form.set({ reminderId: '' }) })
  const unlink = useRun(unlinkReminder)
  const form = useForm({
    schema: reminderLinkSchema,
    onSubmit: (chosen) => {
      // A colleague may have linked it since, and the field shows nothing.
      const offered = reminders?.free ?? []
      const [reminderId = ''] = toStillOffered([chosen.reminderId], offered, !free.hasNextPage)
      const asked = reminderLinkSchema.safeParse({ reminderId })
      if (asked.success) link.mutate({ demandId, ...asked.data })
      else form.reject(toFieldErrors(asked.error))
    },
  })
  const toHref = (reminder: Reminder) =>
    remindersSearch.toHref('/tools/reminders', {
      text: reminder.name,
      ...(isFiled(reminder, { businessId }) && { category: 'filed' }),
    })
  const reminders = linked.data &&
    free.data && {
      linked: linked.data.pages.flatMap((page) =>
        page.reminders.map((reminder) => ({ ...reminder, href: toHref(reminder) })),
      ),
      free: free.data.pages.flatMap((page) => page.reminders),
    }
  return (
    <RemindersView
      isOpen
      reminders={toShown(reminders, linked, free)}
      form={form}
      onUnlink={(id) => unlink.mutate({ id })}
      isPending={link.isPending || unlink.isPending}
      failure={useFailure(link, unlink)}
      onClose={onClose}
    />
  )
}
