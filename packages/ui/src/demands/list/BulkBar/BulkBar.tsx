import {
  BULK_SELECTION_MAX,
  type DemandSummary,
  toValidationCandidates,
} from '@tramite/core/demands'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { type DemandSelection, selectAll, toSelectAllState } from '../demand-selection.ts'
import * as css from './BulkBar.css.ts'

export interface BulkValidation {
  readonly selection: DemandSelection
  readonly onSelectionChange: (selection: DemandSelection) => void
  /** Also called when nothing is selected: the owner says so. */
  readonly onValidate: () => void
}

/** Chooses delivered demands and validates them together. */
export function BulkBar({
  validation,
  demands,
}: {
  validation: BulkValidation
  demands: readonly DemandSummary[]
}) {
  const { selection, onSelectionChange, onValidate } = validation
  const state = toSelectAllState(selection, demands)
  const isFull = selection.length >= BULK_SELECTION_MAX
  return (
    <div className={css.bar}>
      <Checkbox
        isSelected={state === 'all'}
        isIndeterminate={state === 'some'}
        isDisabled={toValidationCandidates(demands).length === 0}
        onChange={(isSelected) => onSelectionChange(isSelected ? selectAll(demands) : [])}
      >
        {demandsListLabels.selectAll}
      </Checkbox>
      <Button variant="secondary" size="small" onPress={onValidate}>
        {demandsListLabels.validate}
      </Button>
      <span className={css.note} role="status">
        {demandsListLabels.selected(selection.length)}
        {isFull && ` · ${demandsListLabels.selectionLimit(BULK_SELECTION_MAX)}`}
      </span>
    </div>
  )
}
