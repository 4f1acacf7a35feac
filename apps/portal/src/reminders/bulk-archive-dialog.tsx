import { ArchiveDialog } from '@tramite/ui/reminders/dialogs'
import { useSyncExternalStore } from 'react'
import type { useBulkArchive } from './use-bulk-archive.ts'

type Bulk = Pick<
  ReturnType<typeof useBulkArchive>,
  'asked' | 'progress' | 'isPending' | 'onConfirm' | 'onClose'
>

/** Asks before a selection is archived or restored. */
export default function BulkArchiveDialog({ asked, progress, ...dialog }: Bulk) {
  const done = useSyncExternalStore(progress.subscribe, progress.get)
  if (!asked) return null
  return (
    <ArchiveDialog
      {...dialog}
      action={asked.action}
      subject={{ count: asked.ids.length }}
      done={done}
    />
  )
}
