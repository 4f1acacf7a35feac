import { createContext, type ReactNode, use, useEffect } from 'react'

/** Is told about every dialog and drawer that opens over the page. */
export interface DialogWatch {
  /**
   * A dialog has opened.
   * @returns to be called when it is closed
   */
  readonly openDialog: () => () => void
}

const DialogWatchContext = createContext<DialogWatch | undefined>(undefined)

/** Reports the dialogs of the tree to overlays that open by themselves, so that none opens over a dialog. */
export function DialogWatchProvider({
  watch,
  children,
}: {
  watch: DialogWatch
  children: ReactNode
}) {
  return <DialogWatchContext value={watch}>{children}</DialogWatchContext>
}

/** Reports a dialog as long as it is open. */
export function useDialogWatch(isOpen: boolean): void {
  const watch = use(DialogWatchContext)
  useEffect(() => (isOpen ? watch?.openDialog() : undefined), [watch, isOpen])
}
