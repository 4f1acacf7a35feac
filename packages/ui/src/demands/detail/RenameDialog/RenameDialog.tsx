import type { FormView } from '@tramite/core/forms'
import { renameDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { FormDialog, type FormDialogProps } from '../../../primitives/FormDialog/FormDialog.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'

export interface RenameDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose'> {
  form: FormView<{ readonly name: string }>
  /** The name that somebody else has given the demand meanwhile. */
  changedName?: string | undefined
}

/** Asks for the new name of a demand. */
export function RenameDialog({ form, changedName, ...dialog }: RenameDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={labels.title}
      form={form}
      submitText={labels.save}
      pendingText={labels.saving}
      notice={
        changedName !== undefined && (
          <Banner tone="info">{labels.changedMeanwhile(changedName)}</Banner>
        )
      }
    >
      <TextField
        {...form.text('name')}
        label={labels.newName}
        autoComplete="off"
        autoFocus
        onFocus={(event) => event.target.select()}
      />
    </FormDialog>
  )
}
