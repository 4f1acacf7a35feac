import {
  BULK_SELECTION_MAX,
  type DemandSummary,
  toValidationCandidates,
} from '@tramite/core/demands'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { useRootClass } from '../../../primitives/use-root-class.ts'
import { belowChoiceBar } from '../../../theme/root-class.css.ts'
import {
  type DemandSelection,
  isSelectionFull,
  selectAll,
  toSelectAllState,
} from '../demand-selection.ts'
import { dockedBar } from '../docked-bar.css.ts'
import * as css from './BulkBar.css.ts'

/** Demands of a list that are not loaded yet. */
export interface UnloadedDemands {
  readonly onSelectAll: () => void
  readonly isLoading: boolean
  /** How many can be chosen, including those loaded; undefined until they have been requested. */
  readonly choosable: number | undefined
}

export interface BulkValidation {
  readonly selection: DemandSelection
  readonly onSelectionChange: (selection: DemandSelection) => void
  /** Chooses those not loaded as well; absent if all are. */
  readonly rest?: UnloadedDemands | undefined
  /** Also called when nothing is selected: the owner reports that. */
  readonly onValidate: () => void
}

export interface BulkBarProps {
  validation: BulkValidation
  demands: readonly DemandSummary[]
  /** The rows scroll with the page: the bar stays in sight while some of them are chosen. */
  isStacked: boolean
}

/** Chooses delivered demands and validates them together. */
export function BulkBar({ validation, demands, isStacked }: BulkBarProps) {
  const { selection, onSelectionChange, onValidate, rest } = validation
  const choosable = rest ? rest.choosable : toValidationCandidates(demands).length
  const state = toSelectAllState(selection, choosable)
  const isFull = isSelectionFull(selection)
  const isDocked = isStacked && selection.length > 0
  useRootClass(belowChoiceBar, isDocked)
  const classNames = [css.bar]
  if (isStacked) classNames.push(css.stacked)
  if (isDocked) classNames.push(dockedBar)
  return (
    <div className={classNames.join(' ')}>
      <Checkbox
        isSelected={state === 'all'}
        isIndeterminate={state === 'some'}
        isDisabled={choosable === 0 && !rest}
        onChange={(isSelected) => {
          if (!isSelected || isFull) onSelectionChange([])
          else if (rest) rest.onSelectAll()
          else onSelectionChange(selectAll(demands))
        }}
      >
        {demandsListLabels.selectAll}
      </Checkbox>
      <Button variant="secondary" size="small" onPress={onValidate}>
        {demandsListLabels.validate}
      </Button>
      <span className={css.note} role="status">
        <span>
          {rest?.isLoading
            ? demandsListLabels.loadingMore
            : demandsListLabels.selected(
                selection.length,
                isFull && state === 'some' ? choosable : undefined,
              )}
        </span>
        {isFull && <span>{` · ${demandsListLabels.selectionLimit(BULK_SELECTION_MAX)}`}</span>}
      </span>
    </div>
  )
}
