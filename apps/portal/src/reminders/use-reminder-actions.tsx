import { useNavigate } from '@tanstack/react-router'
import { toPortableFileName } from '@tramite/core/files'
import { reminderMessages } from '@tramite/core/messages'
import {
  evaluateReminderDemandAccess,
  type Reminder,
  toReminderCalendar,
} from '@tramite/core/reminders'
import { saveBlob, useDownloads, useSignAttachment, useViewer } from '@tramite/react'
import type { ReminderActions } from '@tramite/ui/reminders'
import { type ReactNode, useState } from 'react'
import { usePaid } from '../areas/use-paid.ts'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { openInNewTab } from '../providers/open-in-new-tab.ts'

const NewReminderDialog = lazyDialog(() => import('./new-reminder-dialog.tsx'))
const EditReminderDialog = lazyDialog(() => import('./edit-reminder-dialog.tsx'))
const ReminderDemandDialog = lazyDialog(() => import('./reminder-demand-dialog.tsx'))
const ArchiveReminderDialog = lazyDialog(() => import('./archive-reminder-dialog.tsx'))

type Opened =
  | { readonly dialog: 'new'; readonly dueDate: string }
  | { readonly dialog: 'edit' | 'demand'; readonly reminder: Reminder }
  | {
      readonly dialog: 'archive'
      readonly reminder: Reminder
      readonly action: 'file' | 'unfile'
    }

/** The actions on a reminder, and the dialog that they open, to be rendered on the page. */
export function useReminderActions(): {
  readonly actions: ReminderActions
  /** @param dueDate the initial due date */
  readonly onCreate: (dueDate?: string) => void
  readonly dialog: ReactNode
} {
  const paid = usePaid()
  const { contract, now } = useViewer()
  const mayRaise = evaluateReminderDemandAccess(contract).allowed
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const openDemand = (id: string) => navigate({ to: '/demands/$id', params: { id } })
  const { busy, onDownload } = useDownloads<Reminder['files'][number]>(useSignAttachment())
  const actions: ReminderActions = {
    onEdit: (reminder) => setOpened({ dialog: 'edit', reminder }),
    onRaise: (reminder) => paid(mayRaise, () => setOpened({ dialog: 'demand', reminder }))(),
    onOpenDemand: openDemand,
    downloading: busy,
    onDownload: ({ files }) => {
      for (const file of files) onDownload(file)
    },
    onSaveToCalendar: (reminders) => {
      const [only] = reminders
      const name = reminders.length === 1 && only ? only.name : reminderMessages['reminders.file']
      const content = toReminderCalendar(reminders, now())
      saveBlob(
        new Blob([content], { type: 'text/calendar;charset=utf-8' }),
        toPortableFileName(`${name}.ics`),
      )
    },
    onOpenLink: ({ href, isExternal }) => {
      if (isExternal) openInNewTab(href)
      else navigate({ href })
    },
    onArchive: (reminder, action) => setOpened({ dialog: 'archive', reminder, action }),
  }
  return {
    actions,
    onCreate: (dueDate = '') => setOpened({ dialog: 'new', dueDate }),
    dialog: (
      <>
        {opened?.dialog === 'new' && <NewReminderDialog dueDate={opened.dueDate} onClose={close} />}
        {opened?.dialog === 'edit' && (
          <EditReminderDialog id={opened.reminder.id} onClose={close} />
        )}
        {opened?.dialog === 'demand' && (
          <ReminderDemandDialog reminder={opened.reminder} onCreated={openDemand} onClose={close} />
        )}
        {opened?.dialog === 'archive' && (
          <ArchiveReminderDialog
            reminder={opened.reminder}
            action={opened.action}
            onClose={close}
          />
        )}
      </>
    ),
  }
}
