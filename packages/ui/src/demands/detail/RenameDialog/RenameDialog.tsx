import { DEMAND_NAME_MAX } from '@tramite/core/demands'
import { type FormEvent, useId, useRef } from 'react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { useRefusedFields } from '../../../primitives/Field/use-refused-fields.ts'
import { TextField } from '../../../primitives/TextField/TextField.tsx'

export interface RenameDialogProps {
  isOpen: boolean
  value: string
  onChange: (value: string) => void
  onSubmit: () => void
  onClose: () => void
  /** A new object for each refused attempt. */
  errors: { readonly name?: string | undefined }
  isPending: boolean
  /** The name in the field is not the one that the demand had. */
  isDirty: boolean
  /** The name that somebody else gave the demand meanwhile. */
  changedName?: string | undefined
}

/** Asks for the new name of a demand. Specification §2, §5. */
export function RenameDialog({
  isOpen,
  value,
  onChange,
  onSubmit,
  onClose,
  errors,
  isPending,
  isDirty,
  changedName,
}: RenameDialogProps) {
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const standing = useRefusedFields(form, errors, { name: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSubmit()
  }
  return (
    <Dialog
      title={labels.renameDialog}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isDirty}
      isPending={isPending}
      cancelText={labels.cancel}
      actions={
        <Button type="submit" form={formId} isPending={isPending} pendingText={labels.saving}>
          {labels.save}
        </Button>
      }
    >
      {changedName !== undefined && (
        <Banner tone="info">{labels.changedMeanwhile(changedName)}</Banner>
      )}
      <form id={formId} ref={form} noValidate onSubmit={submit}>
        <TextField
          label={labels.newName}
          autoComplete="off"
          autoFocus
          isRequired
          maxLength={DEMAND_NAME_MAX}
          value={value}
          error={standing.name}
          onChange={onChange}
          onFocus={(event) => event.target.select()}
        />
      </form>
    </Dialog>
  )
}
