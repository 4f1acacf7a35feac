import type { FormValues, FormView } from '@tramite/core/forms'
import { reminderMessages } from '@tramite/core/messages'
import type { reminderDemandSchema } from '@tramite/core/reminders'
import { UploadField } from '../../demands/documents/UploadField/UploadField.tsx'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../files/transfers.ts'
import { demandCreateLabels } from '../../labels/demand-create.ts'
import { reminderFormLabels as labels } from '../../labels/reminders.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { type LoadedOptions, offersAny, toPicked } from '../../primitives/ComboBox/options.ts'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

export interface ReminderDemandDialogProps extends Pick<FormDialogProps, 'failure'> {
  form: FormView<FormValues<typeof reminderDemandSchema>>
  /** The colleagues who can be notified; not the reader. */
  colleagues: LoadedOptions
  /** False for specific-demand customers, who have no secret demands. */
  canBePrivate: boolean
  uploads: UploadsProps
  isWaitingForUploads: boolean
  hasFailedUpload: boolean
  isPending: boolean
  /** State of the draft. */
  draftNotice?: DraftNoticeState | undefined
  onClose: () => void
}

/** Creates a demand for a reminder. */
export function ReminderDemandDialog({
  form,
  colleagues,
  canBePrivate,
  uploads,
  isWaitingForUploads,
  hasFailedUpload,
  isPending,
  failure,
  draftNotice,
  onClose,
}: ReminderDemandDialogProps) {
  const priority = form.field('priority')
  const isPrivate = form.field('isPrivate')
  const users = form.field('usersToNotify')
  return (
    <FormDialog
      isOpen
      title={labels.demandTitle}
      form={form}
      submitText={labels.demand}
      pendingText={isWaitingForUploads ? labels.waiting : labels.creating}
      isPending={isPending || isWaitingForUploads}
      failure={failure}
      notice={<DraftNotice notice={draftNotice} />}
      onClose={onClose}
    >
      <TextField {...form.text('title')} label={labels.subject} autoComplete="off" />
      <TextArea {...form.text('description')} label={labels.description} rows={4} />
      <UploadField
        label={labels.files}
        buttonText={labels.addFiles}
        error={hasFailedUpload ? reminderMessages['reminders.uploadFailed'] : undefined}
        uploads={uploads}
      />
      <Checkbox
        description={demandCreateLabels.priorityHint}
        isSelected={priority.value}
        onChange={priority.onChange}
      >
        {demandCreateLabels.priority}
      </Checkbox>
      {canBePrivate && (
        <Checkbox
          description={demandCreateLabels.privateHint}
          isSelected={isPrivate.value}
          onChange={isPrivate.onChange}
        >
          {demandCreateLabels.private}
        </Checkbox>
      )}
      {offersAny(colleagues) && (
        <TagInput
          label={labels.notify}
          description={demandCreateLabels.usersHint}
          placeholder={labels.usersPlaceholder}
          items={colleagues}
          {...toPicked(users, colleagues.options)}
        />
      )}
    </FormDialog>
  )
}
