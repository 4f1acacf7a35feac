import { X } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { primitiveLabels } from '../../labels/primitives.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { useDialogWatch } from '../Overlay/DialogWatchProvider.tsx'
import * as css from './Dialog.css.ts'
import { KeepFieldInSight } from './KeepFieldInSight.tsx'
import { ReturnFocus } from './ReturnFocus.tsx'

export interface DialogFrameProps {
  /** The dialog element, which can take the focus. */
  ref?: Ref<HTMLElement>
  title: string
  isOpen: boolean
  /** Called for Esc, the cross or a press outside. */
  onLeave: () => void
  /** A form of the content is about to be sent, or refused. */
  onSubmit?: () => void
  children: ReactNode
  actions?: ReactNode
  width: keyof typeof css.width
  role: 'dialog' | 'alertdialog'
  isDismissable: boolean
  isBlocking: boolean
}

/** The look of a dialog and its focus handling; `Dialog` decides when it closes. */
export function DialogFrame({
  ref,
  title,
  isOpen,
  onLeave,
  onSubmit,
  children,
  actions,
  width,
  role,
  isDismissable,
  isBlocking,
}: DialogFrameProps) {
  useDialogWatch(isOpen)
  const bodyId = useId()
  const hasCross = isDismissable && !isBlocking
  return (
    <LocaleProvider>
      <ModalOverlay
        className={css.overlay}
        isOpen={isOpen}
        isDismissable={hasCross}
        isKeyboardDismissDisabled={isBlocking}
        onOpenChange={(open) => {
          if (!open) onLeave()
        }}
      >
        <Modal className={`${css.modal} ${css.width[width]}`}>
          <AriaDialog
            ref={ref ?? null}
            role={role}
            // The content is read aloud with the question.
            {...(role === 'alertdialog' && { 'aria-describedby': bodyId })}
            className={css.dialog}
          >
            <ReturnFocus />
            <KeepFieldInSight />
            <div className={css.head}>
              <Heading slot="title" level={2} className={css.title}>
                {title}
              </Heading>
              {hasCross && (
                <IconButton label={primitiveLabels.close} icon={<X />} onPress={onLeave} />
              )}
            </div>
            <div id={bodyId} className={css.body} onSubmitCapture={onSubmit}>
              {children}
            </div>
            {actions && <div className={css.actions}>{actions}</div>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  )
}
