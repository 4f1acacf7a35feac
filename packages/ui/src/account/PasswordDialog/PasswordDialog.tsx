import type { FormValues, FormView } from '@tramite/core/forms'
import { fieldLabels } from '@tramite/core/messages'
import type { changePasswordSchema } from '@tramite/core/users'
import { profileLabels as labels } from '../../labels/profile.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'

export interface PasswordDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose'> {
  form: FormView<FormValues<typeof changePasswordSchema>>
}

/** Changes the user's own password; the server checks its strength and that it is repeated correctly. */
export function PasswordDialog({ form, ...dialog }: PasswordDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={labels.changePassword}
      form={form}
      submitText={labels.changePassword}
      pendingText={labels.changingPassword}
    >
      <Text isMuted>{labels.passwordHint}</Text>
      <PasswordField
        {...form.text('currentPassword')}
        label={fieldLabels['fields.label.currentPassword']}
        autoComplete="current-password"
        autoFocus
      />
      <PasswordField
        {...form.text('newPassword')}
        label={fieldLabels['fields.label.newPassword']}
        description={labels.passwordRule}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.text('newPasswordConfirm')}
        label={fieldLabels['fields.label.newPasswordConfirm']}
        autoComplete="new-password"
      />
    </FormDialog>
  )
}
