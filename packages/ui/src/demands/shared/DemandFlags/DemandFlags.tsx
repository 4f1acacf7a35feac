import { Flag, Lock } from 'lucide-react'
import { demandRowLabels } from '../../../labels/demand-row.ts'
import * as css from './DemandFlags.css.ts'

/** Keeps the signs in the line of the name's last word. */
const noBreak = '\u00a0'

/** Signs beside a demand's name: priority and secrecy. */
export function DemandFlags({ priority, isPrivate }: { priority: boolean; isPrivate: boolean }) {
  if (!priority && !isPrivate) return null
  return (
    <>
      {noBreak}
      <span className={css.flags}>
        {priority && <Flag className={css.icon} role="img" aria-label={demandRowLabels.priority} />}
        {isPrivate && <Lock className={css.icon} role="img" aria-label={demandRowLabels.private} />}
      </span>
    </>
  )
}
