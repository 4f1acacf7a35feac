import { takeOutLabels as labels } from '../../labels/business-dialogs.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { DeleteBusinessDialogProps } from './DeleteBusinessDialog.tsx'

/** Asks before a user is taken out of a business. */
export function TakeOutDialog({ name, onClose, ...dialog }: DeleteBusinessDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={labels.title(name)}
      confirmText={labels.confirm}
      cancelText={labels.cancel}
      pendingText={labels.takingOut}
      onCancel={onClose}
      isDanger
    >
      <Text>{labels.text}</Text>
    </AlertDialog>
  )
}
