import type { SessionUser } from '@tramite/core/session'
import { useApp } from '@tramite/react'
import { unsentDrafts } from '@tramite/ui/drafts'
import type { SignOutDialogProps } from '@tramite/ui/shell/dialogs'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type LeaveQuestion, mayLeave } from '../providers/leave-questions.ts'

interface Question {
  readonly draftCount: number
  readonly Dialog: ComponentType<SignOutDialogProps>
}

/** By then an answer has put the clock right: by one that is a month ahead every draft would be too old. */
const SWEEP_AFTER_MS = 60_000

/**
 * Signing out, which takes what was typed and not sent with it: asks first, where there is something.
 * @param questions what the open page asks before it goes
 * @param leave ends the session
 */
export function useSignOut(
  { id }: Pick<SessionUser, 'id'>,
  questions: ReadonlySet<LeaveQuestion>,
  leave: () => void,
): { signOut: () => void; dialog: ReactNode } {
  const { drafts } = useApp()
  const [question, setQuestion] = useState<Question | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => drafts.sweep(), SWEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [drafts])

  const end = ({ keepDrafts }: { readonly keepDrafts: boolean }) => {
    setQuestion(null)
    // Before the session ends: the forms that are open must not keep their last words.
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
      // Without a connection the dialog's code may be out of reach; leaving must not be.
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
