import type { Demand, DemandOffers, ProcessItem } from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { lazy, Suspense } from 'react'

// The page does not wait for dialogs that open only on request.
const PrioritizeDialog = lazy(() =>
  import('./prioritize-dialog.tsx').then((module) => ({ default: module.PrioritizeDialog })),
)
const RenameDialog = lazy(() =>
  import('./rename-dialog.tsx').then((module) => ({ default: module.RenameDialog })),
)
const PrivacyDialog = lazy(() =>
  import('./privacy-dialog.tsx').then((module) => ({ default: module.PrivacyDialog })),
)
const RemindersDialog = lazy(() =>
  import('./reminders-dialog.tsx').then((module) => ({ default: module.RemindersDialog })),
)
const TagsDialog = lazy(() =>
  import('./tags-dialog.tsx').then((module) => ({ default: module.TagsDialog })),
)
const StatusDialog = lazy(() =>
  import('./status-dialog.tsx').then((module) => ({ default: module.StatusDialog })),
)
const ValidateDialog = lazy(() =>
  import('./validate-dialog.tsx').then((module) => ({ default: module.ValidateDialog })),
)

/** What is open above the page of a demand; null for nothing. */
export type OpenDialog =
  | 'resolve'
  | 'reopen'
  | 'validate'
  | 'prioritize'
  | 'rename'
  | 'tags'
  | 'privacy'
  | 'reminders'
  | null

interface DemandDialogsProps {
  open: OpenDialog
  demand: Demand
  offers: DemandOffers
  /** The conversation, oldest first. */
  items: readonly ProcessItem[]
  /** Sends the text of a reply to the conversation as a message. */
  sendMessage: (content: string, attachments: readonly UploadRecord[]) => Promise<void>
  onClose: () => void
}

/** The dialog that is open above the page of a demand. */
export function DemandDialogs(props: DemandDialogsProps) {
  const { open, demand, offers, onClose } = props
  return (
    <Suspense>
      {open === 'rename' && <RenameDialog demand={demand} onClose={onClose} />}
      {open === 'tags' && <TagsDialog demand={demand} onClose={onClose} />}
      {open === 'privacy' && (
        <PrivacyDialog demand={demand} canToggle={offers.togglePrivate.allowed} onClose={onClose} />
      )}
      {open === 'reminders' && <RemindersDialog demandId={demand.id} onClose={onClose} />}
      {open === 'validate' && <ValidateDialog demand={demand} onClose={onClose} />}
      {open === 'prioritize' && <PrioritizeDialog demand={demand} onClose={onClose} />}
      {(open === 'resolve' || open === 'reopen') && <StatusDialog {...props} kind={open} />}
    </Suspense>
  )
}
