import { DRAFT_DAYS } from '@tramite/core/drafts'
import { useId, useState } from 'react'
import { signOutLabels as labels } from '../../labels/sign-out.ts'
import { unsentDrafts } from '../../labels/unsent-drafts.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import * as css from './SignOutDialog.css.ts'

export interface SignOutDialogProps {
  isOpen: boolean
  /** Drafts that signing out discards; at least one. */
  draftCount: number
  onSignOut: (choice: { readonly keepDrafts: boolean }) => void
  onStay: () => void
}

/** Asks what to do with unsent input before signing out. */
export function SignOutDialog({ isOpen, draftCount, onSignOut, onStay }: SignOutDialogProps) {
  const hintId = useId()
  const [keepDrafts, setKeepDrafts] = useState(false)
  return (
    <AlertDialog
      title={labels.title}
      isOpen={isOpen}
      confirmText={labels.signOut}
      cancelText={labels.stay}
      onConfirm={() => onSignOut({ keepDrafts })}
      onCancel={onStay}
    >
      <div className={css.body}>
        <p>{unsentDrafts(draftCount)}</p>
        <div>
          <Checkbox isSelected={keepDrafts} onChange={setKeepDrafts} aria-describedby={hintId}>
            {labels.keep}
          </Checkbox>
          <p id={hintId} className={css.hint}>
            {labels.keepHint(DRAFT_DAYS)}
          </p>
        </div>
      </div>
    </AlertDialog>
  )
}
