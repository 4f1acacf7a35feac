import type { Demand, DemandOffers, ProcessItem } from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import type { WrittenMessage } from '@tramite/react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'

// The page does not wait for dialogs that open only on request.
const PrioritizeDialog = lazyDialog(() => import('./prioritize-dialog.tsx'))
const RenameDialog = lazyDialog(() => import('./rename-dialog.tsx'))
const PrivacyDialog = lazyDialog(() => import('./privacy-dialog.tsx'))
const RemindersDialog = lazyDialog(() => import('./reminders-dialog.tsx'))
const TagsDialog = lazyDialog(() => import('./tags-dialog.tsx'))
const StatusDialog = lazyDialog(() => import('./status-dialog.tsx'))
const ValidateDialog = lazyDialog(() => import('./validate-dialog.tsx'))

/** What is open above the page of a demand; null if nothing. */
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
  /** It has been read on this visit. */
  isCurrent: boolean
  /** Takes what was written in the conversation before it closed, and removes it there. */
  takeUnsent: () => WrittenMessage
  /** Sends the text of a reply to the conversation as a message. */
  sendMessage: (content: string, attachments: readonly UploadRecord[]) => Promise<void>
  onClose: () => void
}

/** The dialog that is open above the page of a demand. */
export function DemandDialogs(props: DemandDialogsProps) {
  const { open, demand, offers, items, onClose } = props
  return (
    <>
      {open === 'rename' && <RenameDialog demand={demand} onClose={onClose} />}
      {open === 'tags' && <TagsDialog demand={demand} onClose={onClose} />}
      {open === 'privacy' && (
        <PrivacyDialog demand={demand} canToggle={offers.togglePrivate.allowed} onClose={onClose} />
      )}
      {open === 'reminders' && <RemindersDialog demandId={demand.id} onClose={onClose} />}
      {open === 'validate' && (
        <ValidateDialog demand={demand} offer={offers.validate} items={items} onClose={onClose} />
      )}
      {open === 'prioritize' && (
        <PrioritizeDialog
          demand={demand}
          offer={offers.prioritize}
          items={items}
          onClose={onClose}
        />
      )}
      {(open === 'resolve' || open === 'reopen') && <StatusDialog {...props} kind={open} />}
    </>
  )
}
