import type { DemandSummary } from '@tramite/core/demands'
import { demandValidationLabels as labels } from '../../../labels/demand-validation.ts'
import { AlertDialog, type AlertDialogProps } from '../../../primitives/AlertDialog/AlertDialog.tsx'
import { focusableIfScrollable } from '../../../primitives/focusable-if-scrollable.ts'
import * as css from './ValidateDialog.css.ts'

export interface ValidateDialogProps extends Pick<AlertDialogProps, 'failure'> {
  /** What will be accepted: one demand, or several. */
  demands: readonly Pick<DemandSummary, 'id' | 'externalId' | 'name'>[]
  isPending: boolean
  /** Why they cannot be validated any more. */
  refusal?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** Explains what validating means, and lists the demands, before it is done. */
export function ValidateDialog({
  demands,
  isPending,
  failure,
  refusal,
  onConfirm,
  onClose,
}: ValidateDialogProps) {
  return (
    <AlertDialog
      title={labels.title(demands.length)}
      isOpen
      confirmText={labels.confirm}
      cancelText={labels.cancel}
      isPending={isPending}
      failure={failure}
      refusal={refusal}
      pendingText={labels.validating}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      <div className={css.text}>
        <p>{labels.meaning(demands.length)}</p>
        <ul
          ref={focusableIfScrollable}
          className={css.list}
          aria-label={labels.title(demands.length)}
        >
          {demands.map(({ id, externalId, name }) => (
            <li key={id} className={css.name}>
              {name} <span className={css.number}>{labels.number(externalId)}</span>
            </li>
          ))}
        </ul>
        <p className={css.effect}>{labels.effect}</p>
      </div>
    </AlertDialog>
  )
}
