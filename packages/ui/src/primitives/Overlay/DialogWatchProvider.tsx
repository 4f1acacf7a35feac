import { createContext, type ReactNode, use, useEffect } from 'react'

/** Receives every dialog and drawer that opens over the page. */
export interface DialogWatch {
  /**
   * Called when a dialog opens.
   * @returns a function to call when it closes
   */
  readonly openDialog: () => () => void
}

const DialogWatchContext = createContext<DialogWatch | undefined>(undefined)

/** Reports the dialogs of the tree to overlays that open automatically, so that none opens over a dialog. */
export function DialogWatchProvider({
  watch,
  children,
}: {
  watch: DialogWatch
  children: ReactNode
}) {
  return <DialogWatchContext value={watch}>{children}</DialogWatchContext>
}

/** Reports a dialog while it is open. */
export function useDialogWatch(isOpen: boolean): void {
  const watch = use(DialogWatchContext)
  useEffect(() => (isOpen ? watch?.openDialog() : undefined), [watch, isOpen])
}
