import type { ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface AlertDialogProps {
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
}: AlertDialogProps) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      width="narrow"
      isOpen={isOpen}
      isDismissable={false}
      isPending={isPending}
      onClose={onCancel}
      cancelText={cancelText}
      actions={
        <Button
          variant={isDanger ? 'danger' : 'primary'}
          isPending={isPending}
          pendingText={pendingText}
          onPress={onConfirm}
        >
          {confirmText}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
