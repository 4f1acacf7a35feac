import { useBlocker } from '@tanstack/react-router'
import type { Editing } from '@tramite/react'
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { LeaveQuestions } from './leave-questions.ts'

/**
 * What would be lost: files on their way, input, or a draft that is kept nowhere and goes with the page alone, as
 * that of a wizard, whose steps are in the address.
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

// Files and drafts go on across a change of tab or of a search parameter; a form may stand in the part that goes.
const isLeft: Readonly<Record<Unfinished, (current: Place, next: Place) => boolean>> = {
  uploads: isOtherPage,
  draft: isOtherPage,
  input: (current, next) =>
    isOtherPage(current, next) || JSON.stringify(current.search) !== JSON.stringify(next.search),
}

interface Asked {
  readonly answer: (isLeft: boolean) => void
}

/** The question of another business or of signing out, while it waits for its answer. */
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
 * Asks before the page is left, another business takes its place or the user signs out, while files are on
 * their way or a form holds what is saved nowhere: in the portal's words inside the portal, in the browser's when
 * the tab is closed or loaded again.
 * @param onLeave told that what is unfinished was given up, and whether the page goes for certain: before another
 *   business or signing out, another question may keep it
 * @returns the dialog, to be put on the page
 */
export function useLeaveGuard(
  isUnfinished: boolean,
  what: Unfinished,
  onLeave?: (isGone: boolean) => void,
): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnfinished && isLeft[what](current, next),
    // The browser is told of files by who sends them, in dialogs without this guard, too.
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
 * Asks before a record that is edited in place is left with what is not saved.
 * @returns the dialog, to be put on the page
 */
export const useEditingGuard = ({
  isEditing,
  form,
  onLeave,
}: Pick<Editing<unknown>, 'isEditing' | 'onLeave'> & {
  readonly form: { readonly isDirty: boolean }
}): ReactNode => useLeaveGuard(isEditing && form.isDirty, 'input', onLeave)
