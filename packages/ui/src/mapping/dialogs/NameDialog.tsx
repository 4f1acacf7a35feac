import type { FormView, TextBinding } from '@tramite/core/forms'
import { usePrintHint } from '../../fields/use-print-hint.ts'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

const words = {
  sector: { title: labels.otherTitle, label: labels.sectorName },
  activity: { title: labels.newActivityTitle, label: labels.newActivityName },
  rename: { title: labels.renameTitle, label: labels.newName },
} as const

export interface NameDialogProps
  extends Pick<FormDialogProps, 'isPending' | 'failure' | 'onClose'> {
  form: Omit<FormView<unknown>, 'field' | 'text' | 'values'>
  /** The only field. */
  name: TextBinding
  kind: keyof typeof words
  /** The name that somebody else has given it meanwhile. */
  changedName?: string | undefined
}

/** Names a new sector or activity, or renames an activity. */
export function NameDialog({ form, name, kind, changedName, ...dialog }: NameDialogProps) {
  const { title, label } = words[kind]
  const description = usePrintHint(name.value)
  const isRename = kind === 'rename'
  return (
    <FormDialog
      {...dialog}
      isOpen
      title={title}
      form={form}
      submitText={isRename ? labels.save : labels.add}
      pendingText={isRename ? labels.saving : labels.adding}
      notice={
        changedName !== undefined && (
          <Banner tone="info">{labels.renamedMeanwhile(changedName)}</Banner>
        )
      }
    >
      <TextField label={label} {...name} description={description} autoFocus />
    </FormDialog>
  )
}
