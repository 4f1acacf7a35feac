import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { dialogLabels as labels } from '../../labels/dialog.ts'
import { notPrinted } from '../../theme/print.css.ts'
import { aboveActionBar } from '../../theme/root-class.css.ts'
import { Button } from '../Button/Button.tsx'
import { useFocusOnRemoval } from '../use-focus-on-removal.ts'
import { useRootClass } from '../use-root-class.ts'
import * as css from './ActionBar.css.ts'

export interface ActionBarProps {
  /** Number of ticked rows; the bar is shown while there are any, or while there is something to report. */
  count: number
  /** Number of rows that the last attempt refused; each of these rows shows the reason. */
  refusedCount?: number
  /** Buttons, the main one first; shown while a row is ticked. */
  children: ReactNode
  /** Called to clear the selection and the report, which hides the bar. */
  onClear: () => void
}

/** The actions on all ticked rows, at the foot of the window; announced when the count changes. */
export function ActionBar({ count, refusedCount = 0, children, onClear }: ActionBarProps) {
  const isThere = count > 0 || refusedCount > 0
  useRootClass(aboveActionBar, isThere)
  useEffect(() => {
    // It may cover the row that was just ticked.
    if (isThere) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [isThere])
  return (
    <div className={isThere ? `${css.bar} ${notPrinted}` : undefined}>
      <div className={isThere ? css.report : undefined}>
        <p role="status" className={isThere ? css.text : undefined}>
          {count > 0 && <span>{labels.selected(count)}</span>}
          {refusedCount > 0 && <span className={css.refused}>{labels.refused(refusedCount)}</span>}
        </p>
        {isThere && (
          <Buttons>
            <Button variant="ghost" size="small" icon={<X />} onPress={onClear}>
              <span className={css.clear}>
                {count > 0 ? labels.clearSelection : labels.closeReport}
              </span>
            </Button>
          </Buttons>
        )}
      </div>
      {count > 0 && <Buttons>{children}</Buttons>}
    </div>
  )
}

/** The buttons are removed while one of them may have the focus. */
function Buttons({ children }: Pick<ActionBarProps, 'children'>) {
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part} className={css.buttons}>
      {children}
    </div>
  )
}
