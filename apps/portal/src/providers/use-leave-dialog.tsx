import { useRouter } from '@tanstack/react-router'
import {
  type Editing,
  type LeaveGuardOptions,
  type Unfinished,
  useLeaveGuard,
} from '@tramite/react'
import { lazy, type ReactNode, Suspense } from 'react'

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

/**
 * Asks before what is unfinished on the page is lost: with the portal's dialog inside the portal, with the browser's
 * when the tab is closed or reloaded.
 * @param onLeave as that of the guard
 * @returns the dialog, to be rendered on the page
 */
export function useLeaveDialog(
  isUnfinished: boolean,
  what: Unfinished,
  onLeave?: LeaveGuardOptions['onLeave'],
): ReactNode {
  const { history } = useRouter()
  const question = useLeaveGuard({
    isUnfinished,
    what,
    onLeave,
    block: (mayGo) =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          !(await mayGo(currentLocation, nextLocation)),
        enableBeforeUnload: false,
      }),
  })
  if (!question) return null
  const LeaveDialog = dialogs[what]
  return (
    <Suspense>
      <LeaveDialog isOpen {...question} />
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
}): ReactNode => useLeaveDialog(isEditing && form.isDirty, 'input', onLeave)
