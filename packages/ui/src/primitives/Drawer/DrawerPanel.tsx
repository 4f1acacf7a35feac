import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { useDialogWatch } from '../Overlay/DialogWatchProvider.tsx'
import * as css from './Drawer.css.ts'

export interface DrawerProps {
  /** Accessible name. */
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The panel of a `Drawer`. */
export function DrawerPanel({ label, isOpen, onClose, children }: DrawerProps) {
  useDialogWatch(isOpen)
  return (
    <LocaleProvider>
      <ModalOverlay
        className={css.overlay}
        isDismissable
        isOpen={isOpen}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
      >
        <Modal
          className={css.panel}
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest('a')) onClose()
          }}
        >
          <Dialog aria-label={label} className={css.dialog}>
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  )
}
