import { BULK_SELECTION_MAX } from '@tramite/core/demands'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import {
  type DemandSelection,
  isSelectionFull,
  selectAll,
  toSelectAllState,
} from '../demand-selection.ts'

/** Demands that are not loaded yet. */
export interface UnloadedDemands {
  readonly onSelectAll: () => void
  readonly isLoading: boolean
  /** How many can be chosen, including those loaded; undefined until they have been requested. */
  readonly choosable: number | undefined
}

/** A choice of demands for one action on all of them. */
export interface BulkChoice {
  readonly selection: DemandSelection
  readonly onSelectionChange: (selection: DemandSelection) => void
  /** Chooses those not loaded as well; absent if all are. */
  readonly rest?: UnloadedDemands | undefined
}

export interface SelectAllProps {
  choice: BulkChoice
  /** The loaded demands that the action applies to. */
  candidates: readonly { readonly id: string }[]
}

const toState = ({ choice: { selection, rest }, candidates }: SelectAllProps) => {
  const choosable = rest ? rest.choosable : candidates.length
  return { choosable, state: toSelectAllState(selection, choosable) }
}

/** Chooses every demand that the action applies to, up to the limit, or none. */
export function SelectAll(props: SelectAllProps) {
  const { choice, candidates } = props
  const { selection, onSelectionChange, rest } = choice
  const { choosable, state } = toState(props)
  return (
    <Checkbox
      isSelected={state === 'all'}
      isIndeterminate={state === 'some'}
      isDisabled={choosable === 0 && !rest}
      onChange={(isSelected) => {
        if (!isSelected || isSelectionFull(selection)) onSelectionChange([])
        else if (rest) rest.onSelectAll()
        else onSelectionChange(selectAll(candidates))
      }}
    >
      {demandsListLabels.selectAll}
    </Checkbox>
  )
}

/** How many are chosen, and the limit once it is reached. */
export function SelectedNote({ className, ...props }: SelectAllProps & { className: string }) {
  const { selection, rest } = props.choice
  const { choosable, state } = toState(props)
  const isFull = isSelectionFull(selection)
  return (
    <span className={className} role="status">
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
  )
}
