import type { SessionUser } from '@tramite/core/session'
import { useApp } from '@tramite/react'
import { unsentDrafts } from '@tramite/ui/drafts'
import type { SignOutDialogProps } from '@tramite/ui/shell/dialogs'
import { type ComponentType, type ReactNode, useState } from 'react'
import { type LeaveQuestion, mayLeave } from '../providers/leave-questions.ts'

interface Question {
  readonly draftCount: number
  readonly Dialog: ComponentType<SignOutDialogProps>
}

/**
 * Signing out, which discards what was typed and not sent: asks first if there is any.
 * @param questions what the open page asks before it is left
 * @param leave ends the session
 */
export function useSignOut(
  { id }: Pick<SessionUser, 'id'>,
  questions: ReadonlySet<LeaveQuestion>,
  leave: () => void,
): { signOut: () => void; dialog: ReactNode } {
  const { drafts } = useApp()
  const [question, setQuestion] = useState<Question | null>(null)

  const end = ({ keepDrafts }: { readonly keepDrafts: boolean }) => {
    setQuestion(null)
    // Before the session ends: open forms must not store their last input.
    if (!keepDrafts) drafts.forget(id)
    leave()
  }
  const signOut = async () => {
    if (!(await mayLeave(questions))) return
    const draftCount = drafts.formsOf(id).length
    if (draftCount === 0) {
      end({ keepDrafts: false })
      return
    }
    try {
      const { SignOutDialog } = await import('@tramite/ui/shell/dialogs')
      setQuestion({ draftCount, Dialog: SignOutDialog })
    } catch {
      // Without a connection the dialog's code may not load; signing out must still work.
      if (window.confirm(unsentDrafts(draftCount))) end({ keepDrafts: false })
    }
  }
  const dialog = question && (
    <question.Dialog
      isOpen
      draftCount={question.draftCount}
      onSignOut={end}
      onStay={() => setQuestion(null)}
    />
  )
  return { signOut, dialog }
}
