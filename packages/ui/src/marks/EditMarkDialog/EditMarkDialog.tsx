import { type FormView, TEXT_MAX } from '@tramite/core/forms'
import { type Mark, markLogoHint, toEditableParts, toPresentation } from '@tramite/core/marks'
import { markRegistrationLabels } from '../../labels/mark-registration.ts'
import { marksLabels as labels } from '../../labels/marks.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { type MarkFile, MarkFileField } from '../RegisterMarkView/MarkFileField.tsx'

export interface EditMarkDialogProps extends Pick<FormDialogProps, 'failure'> {
  mark: Pick<Mark, 'name' | 'apresentacao' | 'logo'>
  form: FormView<{ name: string }>
  /** The picture that replaces the current one. */
  logo: MarkFile
  /** The picture has not arrived, and the form was not sent. */
  hasFailedUpload?: boolean
  /** Whether the picture or the whole form is being sent. */
  busy: 'uploading' | 'saving' | null
  /** The name that somebody else has given the mark meanwhile. */
  changedName?: string | undefined
  onClose: () => void
}

/** Edits a mark: the name if it has words, the logo if it has a figure. */
export function EditMarkDialog({
  mark,
  form,
  logo,
  hasFailedUpload = false,
  busy,
  failure,
  changedName,
  onClose,
}: EditMarkDialogProps) {
  const presentation = toPresentation(mark.apresentacao ?? '')
  const parts = presentation ? toEditableParts(presentation) : { name: false, logo: false }
  const name = form.field('name')
  return (
    <FormDialog
      isOpen
      title={labels.editTitle(mark.name)}
      // A chosen picture is lost with the dialog, too.
      form={{ ...form, isDirty: form.isDirty || logo.uploads.rows.length > 0 }}
      submitText={labels.save}
      pendingText={busy === 'uploading' ? labels.uploading : labels.saving}
      isPending={busy !== null}
      failure={failure}
      notice={
        changedName !== undefined && (
          <Banner tone="info">{labels.changedMeanwhile(changedName)}</Banner>
        )
      }
      onClose={onClose}
    >
      <Text>{labels.editText}</Text>
      {parts.name && (
        <TextField
          label={markRegistrationLabels.name}
          isRequired
          autoComplete="off"
          autoFocus
          maxLength={TEXT_MAX}
          value={name.value}
          error={name.error}
          onChange={name.onChange}
        />
      )}
      {parts.logo && (
        <MarkFileField
          label={mark.logo === null ? markRegistrationLabels.logo : labels.otherLogo}
          buttonText={markRegistrationLabels.chooseLogo}
          hint={markLogoHint}
          accept=".jpg,.jpeg,image/jpeg"
          file={
            hasFailedUpload ? { ...logo, error: logo.error ?? primitiveLabels.uploadFailed } : logo
          }
        />
      )}
    </FormDialog>
  )
}
