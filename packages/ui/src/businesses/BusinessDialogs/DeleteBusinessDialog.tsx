import { businessFieldMessages } from '@tramite/core/messages'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

export interface DeleteBusinessDialogProps {
  isOpen: boolean
  name: string
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a business goes. */
export function DeleteBusinessDialog({ name, onClose, ...dialog }: DeleteBusinessDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={labels.removeTitle(name)}
      confirmText={labels.removeButton}
      cancelText={labels.cancel}
      pendingText={labels.removing}
      onCancel={onClose}
      isDanger
    >
      <Stack gap={2}>
        <Text>{businessFieldMessages['businesses.deleteConfirm']}</Text>
        <Text isMuted>{labels.removeText}</Text>
      </Stack>
    </AlertDialog>
  )
}
