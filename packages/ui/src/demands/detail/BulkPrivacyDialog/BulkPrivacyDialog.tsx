import type { DemandSummary } from '@tramite/core/demands'
import type { FormView } from '@tramite/core/forms'
import { bulkPrivacyLabels as labels } from '../../../labels/demand-dialogs.ts'
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx'
import { type LoadedOptions, offersAny } from '../../../primitives/ComboBox/options.ts'
import { FormDialog, type FormDialogProps } from '../../../primitives/FormDialog/FormDialog.tsx'
import { focusableIfScrollable } from '../../../primitives/focusable-if-scrollable.ts'
import { Text } from '../../../primitives/Layout/Text.tsx'
import * as css from '../../validation/ValidateDialog/ValidateDialog.css.ts'

export interface BulkPrivacyDialogProps extends Pick<FormDialogProps, 'failure'> {
  /** The demands that will be private. */
  demands: readonly Pick<DemandSummary, 'id' | 'externalId' | 'name'>[]
  form: FormView<{ readonly demandsIds: string[]; readonly anotherUser: string }>
  /** Who else can be given access. */
  colleagues: LoadedOptions
  isPending: boolean
  onClose: () => void
}

/** Says who will see the chosen demands, and lists them, before it is done. */
export function BulkPrivacyDialog({
  demands,
  form,
  colleagues,
  isPending,
  failure,
  onClose,
}: BulkPrivacyDialogProps) {
  const another = form.field('anotherUser')
  const title = labels.title(demands.length)
  return (
    <FormDialog
      title={title}
      isOpen
      form={form}
      isPending={isPending}
      failure={failure}
      submitText={labels.confirm}
      pendingText={labels.saving}
      onClose={onClose}
    >
      <Text>{labels.meaning(demands.length)}</Text>
      <ul ref={focusableIfScrollable} className={css.list} aria-label={title}>
        {demands.map(({ id, externalId, name }) => (
          <li key={id} className={css.name}>
            {name} <span className={css.number}>{labels.number(externalId)}</span>
          </li>
        ))}
      </ul>
      {offersAny(colleagues) && (
        <ComboBox
          label={labels.anotherUser}
          placeholder={labels.placeholder}
          items={colleagues}
          value={colleagues.options.find(({ id }) => id === another.value) ?? null}
          onChange={(chosen) => another.onChange(chosen?.id ?? '')}
          error={another.error}
        />
      )}
    </FormDialog>
  )
}
