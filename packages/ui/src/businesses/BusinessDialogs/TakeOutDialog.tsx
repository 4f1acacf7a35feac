import { businessesLabels as labels } from '../../labels/businesses.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { DeleteBusinessDialogProps } from './DeleteBusinessDialog.tsx'

/** Asks before somebody loses a business. */
export function TakeOutDialog({ name, onClose, ...dialog }: DeleteBusinessDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={labels.takeOutTitle(name)}
      confirmText={labels.takeOutButton}
      cancelText={labels.cancel}
      pendingText={labels.takingOut}
      onCancel={onClose}
      isDanger
    >
      <Text>{labels.takeOutText}</Text>
    </AlertDialog>
  )
}
