import { type UnsentAnswer, useSignOut } from '@tramite/react'
import { unsentDrafts } from '@tramite/ui/drafts'
import type { SignOutDialogProps } from '@tramite/ui/shell/dialogs'
import { type ComponentType, type ReactNode, useState } from 'react'

interface Question {
  readonly draftCount: number
  readonly Dialog: ComponentType<SignOutDialogProps>
  readonly answer: (answer: UnsentAnswer) => void
}

/** Signs out, with the dialog about unsent input, to be rendered on the page. */
export function useSignOutDialog(): { signOut: () => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null)
  const signOut = useSignOut(async (draftCount) => {
    const code = await import('@tramite/ui/shell/dialogs').catch(() => null)
    // Without a connection the dialog's code may not load; signing out must still work.
    if (!code) return window.confirm(unsentDrafts(draftCount)) ? 'remove' : 'stay'
    return new Promise<UnsentAnswer>((resolve) => {
      const answer = (given: UnsentAnswer) => {
        setQuestion(null)
        resolve(given)
      }
      setQuestion({ draftCount, Dialog: code.SignOutDialog, answer })
    })
  })
  const dialog = question && (
    <question.Dialog
      isOpen
      draftCount={question.draftCount}
      onSignOut={({ keepDrafts }) => question.answer(keepDrafts ? 'keep' : 'remove')}
      onStay={() => question.answer('stay')}
    />
  )
  return { signOut, dialog }
}
