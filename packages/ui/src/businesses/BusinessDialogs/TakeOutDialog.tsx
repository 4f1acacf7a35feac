import type { UserSummary } from '@tramite/core/users'
import { takeOutLabels as labels } from '../../labels/business-dialogs.ts'
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { DeleteBusinessDialogProps } from './DeleteBusinessDialog.tsx'

export interface TakeOutDialogProps extends Omit<DeleteBusinessDialogProps, 'name'> {
  /** The e-mail distinguishes users of the same name. */
  user: Pick<UserSummary, 'name' | 'email'>
}

/** Asks before a user is taken out of a business. */
export function TakeOutDialog({ user, onClose, ...dialog }: TakeOutDialogProps) {
  return (
    <AlertDialog
      {...dialog}
      title={labels.title(user.name)}
      confirmText={labels.confirm}
      cancelText={labels.cancel}
      pendingText={labels.takingOut}
      onCancel={onClose}
      isDanger
    >
      <Stack gap={2}>
        <Text isMuted>{user.email}</Text>
        <Text>{labels.text}</Text>
      </Stack>
    </AlertDialog>
  )
}
