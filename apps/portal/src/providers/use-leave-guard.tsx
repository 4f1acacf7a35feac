import { useBlocker } from '@tanstack/react-router'
import type { Editing } from '@tramite/react'
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { LeaveQuestions } from './leave-questions.ts'

/**
 * What would be lost: running uploads, input, or an unstored draft that survives only within its page,
 * such as that of a wizard, whose steps are in the address.
 */
type Unfinished = 'uploads' | 'input' | 'draft'

const InputDialog = lazy(() =>
  import('@tramite/ui/LeaveDialog').then((module) => ({ default: module.LeaveDialog })),
)
const dialogs = {
  uploads: lazy(() =>
    import('@tramite/ui/demands/dialogs').then((module) => ({
      default: module.LeaveUploadsDialog,
    })),
  ),
  input: InputDialog,
  draft: InputDialog,
}

interface Place {
  readonly pathname: string
  readonly search: unknown
}

const isOtherPage = (current: Place, next: Place) => current.pathname !== next.pathname

// Uploads and drafts survive a change of tab or search parameter; a form may be in the part that is replaced.
const isLeft: Readonly<Record<Unfinished, (current: Place, next: Place) => boolean>> = {
  uploads: isOtherPage,
  draft: isOtherPage,
  input: (current, next) =>
    isOtherPage(current, next) || JSON.stringify(current.search) !== JSON.stringify(next.search),
}

interface Asked {
  readonly answer: (isLeft: boolean) => void
}

/** The question about switching the business or signing out, while it waits for its answer. */
function useLeaveQuestion(isUnfinished: boolean): Asked | undefined {
  const questions = use(LeaveQuestions)
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    if (!isUnfinished) return
    const ask = () =>
      new Promise<boolean>((resolve) => {
        const answer = (isLeft: boolean) => {
          setAsked(undefined)
          resolve(isLeft)
        }
        setAsked({ answer })
      })
    questions.add(ask)
    return () => void questions.delete(ask)
  }, [questions, isUnfinished])
  return asked
}

/**
 * Asks before the page is left, the business is switched or the user signs out, while uploads are running
 * or a form holds unsaved input: with the portal's dialog inside the portal, with the browser's when the
 * tab is closed or reloaded.
 * @param onLeave told that what is unfinished was given up, and whether the page is left for certain:
 * when switching the business or signing out, another question may still keep it
 * @returns the dialog, to be rendered on the page
 */
export function useLeaveGuard(
  isUnfinished: boolean,
  what: Unfinished,
  onLeave?: (isGone: boolean) => void,
): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnfinished && isLeft[what](current, next),
    // Running uploads register their own beforeunload handler, since dialogs without this guard have
    // uploads too.
    enableBeforeUnload: isUnfinished && what !== 'uploads',
    withResolver: true,
  })
  const asked = useLeaveQuestion(isUnfinished)
  const LeaveDialog = dialogs[what]
  const question =
    blocker.status === 'blocked'
      ? { leave: blocker.proceed, stay: blocker.reset }
      : asked && { leave: () => asked.answer(true), stay: () => asked.answer(false) }
  if (!question) return null
  return (
    <Suspense>
      <LeaveDialog
        isOpen
        onLeave={() => {
          onLeave?.(blocker.status === 'blocked')
          question.leave()
        }}
        onStay={question.stay}
      />
    </Suspense>
  )
}

/**
 * Asks before the user leaves a record edited in place with unsaved changes.
 * @returns the dialog, to be rendered on the page
 */
export const useEditingGuard = ({
  isEditing,
  form,
  onLeave,
}: Pick<Editing<unknown>, 'isEditing' | 'onLeave'> & {
  readonly form: { readonly isDirty: boolean }
}): ReactNode => useLeaveGuard(isEditing && form.isDirty, 'input', onLeave)
