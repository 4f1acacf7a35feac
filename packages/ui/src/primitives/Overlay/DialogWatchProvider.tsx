import { createContext, type ReactNode, use, useEffect } from 'react'

/** Hears of every dialog and drawer that opens over the page. */
export interface DialogWatch {
  /**
   * One is open now.
   * @returns it is closed
   */
  readonly openDialog: () => () => void
}

const DialogWatchContext = createContext<DialogWatch | undefined>(undefined)

/** Tells what opens by itself of the dialogs in the tree, so that nothing begins over them. */
export function DialogWatchProvider({
  watch,
  children,
}: {
  watch: DialogWatch
  children: ReactNode
}) {
  return <DialogWatchContext value={watch}>{children}</DialogWatchContext>
}

/** Tells that a dialog is open as long as it is. */
export function useDialogWatch(isOpen: boolean): void {
  const watch = use(DialogWatchContext)
  useEffect(() => (isOpen ? watch?.openDialog() : undefined), [watch, isOpen])
}
