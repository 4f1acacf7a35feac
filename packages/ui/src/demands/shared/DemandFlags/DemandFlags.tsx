import { Flag, Lock } from 'lucide-react'
import { demandRowLabels } from '../../../labels/demand-row.ts'
import * as css from './DemandFlags.css.ts'

export interface DemandFlagsProps {
  priority: boolean
  isPrivate: boolean
}

/** Icons right after a demand's name: priority and secrecy. */
export function DemandFlags({ priority, isPrivate }: DemandFlagsProps) {
  if (!priority && !isPrivate) return null
  return (
    <span className={css.flags}>
      {priority && <Flag className={css.icon} role="img" aria-label={demandRowLabels.priority} />}
      {isPrivate && <Lock className={css.icon} role="img" aria-label={demandRowLabels.private} />}
    </span>
  )
}

/** Class of a name followed by icons; empty without any. */
export function toFlagsRoom({ priority, isPrivate }: DemandFlagsProps): string {
  if (priority && isPrivate) return css.room[2]
  return priority || isPrivate ? css.room[1] : ''
}
