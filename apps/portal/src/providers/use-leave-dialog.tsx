import { useRouter } from '@tanstack/react-router'
import {
  type Editing,
  type LeaveGuardOptions,
  type LeaveQuestion,
  type Unfinished,
  useLeaveGuard,
} from '@tramite/react'
import { type LazyCode, lazyCode, useLazyCode } from '@tramite/ui/lazyCode'
import { overlayLabels } from '@tramite/ui/overlayLabels'
import { type ComponentType, type ReactNode, useEffect } from 'react'

type DialogCode = LazyCode<{
  readonly Dialog: ComponentType<LeaveQuestion & { isOpen: boolean }>
}>

const inputCode: DialogCode = lazyCode(async () => ({
  Dialog: (await import('@tramite/ui/LeaveDialog')).LeaveDialog,
}))
const dialogs: Readonly<Record<Unfinished, DialogCode>> = {
  uploads: lazyCode(async () => ({
    Dialog: (await import('@tramite/ui/LeaveUploadsDialog')).LeaveUploadsDialog,
  })),
  input: inputCode,
  draft: inputCode,
}

/** Without a connection the dialog's code may not load; the question must be asked nevertheless. */
function Question({ code, onLeave, onStay }: { code: DialogCode } & LeaveQuestion) {
  const loaded = useLazyCode(code, true, () =>
    window.confirm(overlayLabels.leaveText) ? onLeave() : onStay(),
  )
  return loaded && <loaded.Dialog isOpen onLeave={onLeave} onStay={onStay} />
}

/**
 * Asks before unfinished work on the page is lost: with the portal's dialog inside the portal, with the
 * browser's when the tab is closed or reloaded.
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
  const code = dialogs[what]
  useEffect(() => {
    // Loaded before it is needed, when there may be no connection any more; a failure is handled then.
    if (isUnfinished) code.load().catch(() => undefined)
  }, [code, isUnfinished])
  return question && <Question key={what} code={code} {...question} />
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
