import type { newBusinessSchema } from '@tramite/core/businesses'
import type { FormValues, FormView } from '@tramite/core/forms'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import { newBusinessLabels as labels } from '../../labels/business-dialogs.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export interface NewBusinessDialogProps
  extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'failure' | 'onClose'> {
  form: FormView<FormValues<typeof newBusinessSchema>>
  /** State of the form's draft. */
  draftNotice?: DraftNoticeState | undefined
}

/** Asks the firm for another business. */
export function NewBusinessDialog({ form, draftNotice, ...dialog }: NewBusinessDialogProps) {
  return (
    <FormDialog
      {...dialog}
      title={labels.title}
      form={form}
      submitText={labels.send}
      pendingText={labels.sending}
      notice={<DraftNotice notice={draftNotice} />}
    >
      <Text>{labels.intro}</Text>
      <TextField {...form.text('name')} label={labels.name} autoComplete="off" autoFocus />
      <TextArea
        {...form.text('description')}
        label={labels.description}
        description={labels.descriptionText}
      />
    </FormDialog>
  )
}
