import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { primitiveLabels } from '../../labels/primitives.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as css from './Dialog.css.ts'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Buttons at the foot; the main one last. */
  actions?: ReactNode
  width?: keyof typeof css.width
  role?: 'dialog' | 'alertdialog'
  /** A press outside and the cross close it; otherwise only its actions do. */
  isDismissable?: boolean
  /** Not even Esc closes it. */
  isBlocking?: boolean
}

/** A modal dialog: holds the focus, gives it back, full width on a phone. */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  width = 'normal',
  role = 'dialog',
  isDismissable = true,
  isBlocking = false,
}: DialogProps) {
  return (
    <ModalOverlay
      className={css.overlay}
      isOpen={isOpen}
      isDismissable={isDismissable && !isBlocking}
      isKeyboardDismissDisabled={isBlocking}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Modal className={`${css.modal} ${css.width[width]}`}>
        <AriaDialog role={role} className={css.dialog}>
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            {isDismissable && !isBlocking && (
              <IconButton label={primitiveLabels.close} icon={<X />} onPress={onClose} />
            )}
          </div>
          <div className={css.body}>{children}</div>
          {actions && <div className={css.actions}>{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}
