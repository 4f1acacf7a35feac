import { businessFieldMessages } from '@tramite/core/messages'
import { deleteBusinessLabels as labels } from '../../labels/business-dialogs.ts'
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

/** Asks before a business is deleted. */
export function DeleteBusinessDialog({ name, onClose, ...dialog }: DeleteBusinessDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={labels.title(name)}
      confirmText={labels.confirm}
      cancelText={labels.cancel}
      pendingText={labels.deleting}
      onCancel={onClose}
      isDanger
    >
      <Stack gap={2}>
        <Text>{businessFieldMessages['businesses.deleteConfirm']}</Text>
        <Text isMuted>{labels.text}</Text>
      </Stack>
    </AlertDialog>
  )
}
