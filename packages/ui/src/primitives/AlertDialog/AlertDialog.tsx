import type { ReactNode } from 'react'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import * as css from './AlertDialog.css.ts'

export interface AlertDialogProps extends Pick<DialogProps, 'failure'> {
  title: string
  isOpen: boolean
  children: ReactNode
  confirmText: string
  cancelText: string
  onConfirm: () => void
  onCancel: () => void
  isDanger?: boolean
  isPending?: boolean
  pendingText?: string
  /** Why the action is no longer possible: shown in the dialog, which then can only be closed. */
  refusal?: string | undefined
}

/** Asks for confirmation of something important. */
export function AlertDialog({
  title,
  isOpen,
  children,
  confirmText,
  cancelText,
  onConfirm,
  onCancel,
  isDanger = false,
  isPending = false,
  pendingText,
  refusal,
  failure,
}: AlertDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      width="narrow"
      isOpen={isOpen}
      isDismissable={false}
      isPending={isPending}
      failure={failure}
      onClose={onCancel}
      cancelText={cancelText}
      actions={
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isPending={isPending}
          isDisabled={refusal !== undefined}
          pendingText={pendingText}
          onPress={onConfirm}
        >
          {confirmText}
        </Button>
      }
    >
      {children}
      <div aria-live="polite" className={css.refusal}>
        {refusal !== undefined && <Banner tone="info" title={refusal} />}
      </div>
    </Dialog>
  )
}
