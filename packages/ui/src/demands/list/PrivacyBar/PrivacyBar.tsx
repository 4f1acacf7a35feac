import { type DemandSummary, toPrivacyCandidates } from '@tramite/core/demands'
import { Lock } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { demandsListLabels as labels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { useFocusOnRemoval } from '../../../primitives/use-focus-on-removal.ts'
import { useRootClass } from '../../../primitives/use-root-class.ts'
import { belowChoiceBar } from '../../../theme/root-class.css.ts'
import { dockedBar } from '../docked-bar.css.ts'
import { type BulkChoice, SelectAll, SelectedNote } from '../SelectAll/SelectAll.tsx'
import * as css from './PrivacyBar.css.ts'

export interface BulkPrivacy extends BulkChoice {
  /** Whether rows are being chosen; until then the bar stays out of the way. */
  readonly isChoosing: boolean
  readonly onChoosingChange: (isChoosing: boolean) => void
  /** Also called when nothing is selected: the owner reports that. */
  readonly onMakePrivate: () => void
}

/**
 * Makes the chosen demands private together. The focus moves to the bar when it opens, and afterwards back
 * to the button that opened it.
 */
export function PrivacyBar({
  privacy,
  demands,
  opener,
}: {
  privacy: BulkPrivacy
  /** The loaded demands of all lists. */
  demands: readonly DemandSummary[]
  opener: RefObject<HTMLButtonElement | null>
}) {
  const { onChoosingChange, onMakePrivate } = privacy
  const all = { choice: privacy, candidates: toPrivacyCandidates(demands) }
  const bar = useFocusOnRemoval<HTMLElement>(opener)
  useRootClass(belowChoiceBar)
  useEffect(() => bar.current?.focus(), [bar])
  return (
    <section
      ref={bar}
      tabIndex={-1}
      className={`${css.bar} ${dockedBar}`}
      aria-label={labels.makePrivate}
    >
      <p className={css.text}>{labels.choosePrivate}</p>
      <SelectAll {...all} />
      <SelectedNote {...all} className={css.count} />
      <div className={css.actions}>
        <Button size="small" icon={<Lock />} onPress={onMakePrivate}>
          {labels.makePrivate}
        </Button>
        <Button variant="ghost" size="small" onPress={() => onChoosingChange(false)}>
          {labels.cancelChoice}
        </Button>
      </div>
    </section>
  )
}
