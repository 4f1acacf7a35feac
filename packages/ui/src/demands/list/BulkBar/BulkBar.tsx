import { type DemandSummary, toValidationCandidates } from '@tramite/core/demands'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { useRootClass } from '../../../primitives/use-root-class.ts'
import { belowChoiceBar } from '../../../theme/root-class.css.ts'
import { dockedBar } from '../docked-bar.css.ts'
import { type BulkChoice, SelectAll, SelectedNote } from '../SelectAll/SelectAll.tsx'
import * as css from './BulkBar.css.ts'

export interface BulkValidation extends BulkChoice {
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
  const isDocked = isStacked && validation.selection.length > 0
  useRootClass(belowChoiceBar, isDocked)
  const classNames = [css.bar]
  if (isStacked) classNames.push(css.stacked)
  if (isDocked) classNames.push(dockedBar)
  const all = { choice: validation, candidates: toValidationCandidates(demands) }
  return (
    <div className={classNames.join(' ')}>
      <SelectAll {...all} />
      <Button variant="secondary" size="small" onPress={validation.onValidate}>
        {demandsListLabels.validate}
      </Button>
      <SelectedNote {...all} className={css.note} />
    </div>
  )
}
