import type { FormValues, FormView } from '@tramite/core/forms'
import type { PrivateDemandsLeaver, privateDemandsHeirSchema } from '@tramite/core/users'
import { useState } from 'react'
import { usersLabels as labels } from '../../labels/users.ts'
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx'
import type { PickerItems, PickerOption } from '../../primitives/ComboBox/options.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

export interface PrivateHeirDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose'> {
  form: FormView<FormValues<typeof privateDemandsHeirSchema>>
  user: Pick<PrivateDemandsLeaver, 'name' | 'removedBy'>
  /** Active users except the one who deleted the user. */
  heirs: PickerItems
}

/** Names who receives the private demands of a deleted user. */
export function PrivateHeirDialog({ form, user, heirs, ...dialog }: PrivateHeirDialogProps) {
  const [heir, setHeir] = useState<PickerOption | null>(null)
  const field = form.field('userId')
  return (
    <FormDialog
      {...dialog}
      title={labels.handTitle(user.name)}
      form={form}
      submitText={heir ? labels.handTo(heir.label) : labels.handButton}
      pendingText={labels.handing}
    >
      <Text>{labels.handText(user.removedBy.name)}</Text>
      <ComboBox
        label={labels.heir}
        placeholder={labels.heirPlaceholder}
        items={heirs}
        value={heir}
        isRequired
        error={field.error}
        onChange={(option) => {
          setHeir(option)
          field.onChange(option?.id ?? '')
        }}
      />
    </FormDialog>
  )
}
