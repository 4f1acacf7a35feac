import type { FormValues, FormView } from '@tramite/core/forms'
import type { createDeleteUserSchema } from '@tramite/core/users'
import { useState } from 'react'
import { heirLabels } from '../../labels/heir.ts'
import { usersLabels as labels } from '../../labels/users.ts'
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx'
import type { PickerItems, PickerOption } from '../../primitives/ComboBox/options.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'

export interface DeleteUserDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose'> {
  form: FormView<FormValues<ReturnType<typeof createDeleteUserSchema>>>
  name: string
  /** Says who is meant where two have the same name. */
  email: string
  /** How many of their demands pass to the heir, of those that the reader sees; undefined until it is known. */
  demandCount: number | undefined
  /** Active users except the one being deleted. */
  heirs: PickerItems
  /** The businesses that the chosen heir joins with the demands; undefined until it is known. */
  joined?: readonly string[] | undefined
  /** Who can receive the private demands; undefined if the reader may not decide that. */
  privateHeirs?: PickerItems | undefined
}

/** A namesake of who is deleted is named with the note that says who it is. */
const toHeirText = ({ label, note }: PickerOption, removed: string) =>
  note && label === removed ? `${label} (${note})` : label

/** Deletes a user once a successor is named. */
export function DeleteUserDialog({
  form,
  name,
  email,
  demandCount,
  heirs,
  joined = [],
  privateHeirs,
  ...dialog
}: DeleteUserDialogProps) {
  const [heir, setHeir] = useState<PickerOption | null>(null)
  const [privateHeir, setPrivateHeir] = useState<PickerOption | null>(null)
  const heirField = form.field('newResponsibleUserId')
  const privateField = form.field('privateDemandsUserId')
  return (
    <FormDialog
      {...dialog}
      title={labels.removeTitle(name)}
      form={form}
      isDanger
      submitText={heir ? labels.removeTo(toHeirText(heir, name)) : labels.removeButton}
      pendingText={labels.removing}
    >
      <Text isMuted>{email}</Text>
      <Text>{labels.removeText}</Text>
      {/* Its line is kept until it is known, so that the field below does not move. */}
      <Text>{demandCount === undefined ? '\u00a0' : labels.handedOver(demandCount)}</Text>
      <ComboBox
        label={labels.heir}
        placeholder={labels.heirPlaceholder}
        items={heirs}
        value={heir}
        isRequired
        error={heirField.error}
        onChange={(option) => {
          setHeir(option)
          heirField.onChange(option?.id ?? '')
        }}
      />
      <div role="status">
        {heir && joined.length > 0 && <Text>{heirLabels.joins(heir.label, joined)}</Text>}
      </div>
      {!privateHeirs && <Text isMuted>{labels.privateDemandsWait}</Text>}
      {privateHeirs && (
        <ComboBox
          label={labels.privateHeir}
          description={labels.privateHeirText}
          placeholder={labels.heirPlaceholder}
          items={privateHeirs}
          value={privateHeir}
          error={privateField.error}
          onChange={(option) => {
            setPrivateHeir(option)
            privateField.onChange(option?.id ?? '')
          }}
        />
      )}
    </FormDialog>
  )
}
