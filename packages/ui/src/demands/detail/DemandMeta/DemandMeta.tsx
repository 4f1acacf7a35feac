import { formatDate, formatTime } from '@tramite/core/calendar'
import { type Demand, type Tag as DemandTag, whoseTurn } from '@tramite/core/demands'
import { Flag, Lock } from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Tag } from '../../../primitives/Tag/Tag.tsx'
import { DemandStatusPill } from '../../shared/DemandStatusPill/DemandStatusPill.tsx'
import { TurnLabel } from '../../shared/TurnLabel/TurnLabel.tsx'
import * as css from './DemandMeta.css.ts'

export interface DemandMetaProps {
  demand: Demand
  tags: readonly DemandTag[]
  timeZone: string
}

/** Below the title: the status, whose turn since when, and the demand's attributes. */
export function DemandMeta({ demand, tags, timeZone }: DemandMetaProps) {
  const turn = whoseTurn(demand)
  // The validation concludes a demand, not its delivery.
  const start = (turn === 'none' && demand.validationDate) || demand.statusChangedAt
  const since = labels.dateTime(formatDate(start, timeZone), formatTime(start, timeZone))
  return (
    <>
      <DemandStatusPill statusKey={demand.statusKey} />
      <span className={css.turn}>
        <TurnLabel turn={turn} /> <time dateTime={start}>{labels.since(since)}</time>
      </span>
      {demand.priority && (
        <span className={css.flag}>
          <Flag />
          {labels.priority}
        </span>
      )}
      {demand.private && (
        <span className={css.flag}>
          <Lock />
          {labels.private}
        </span>
      )}
      {demand.demandsTags[0] && (
        <ul className={css.tags} aria-label={labels.tags}>
          {tags.map((tag) => (
            <li key={tag.id} className={css.tag}>
              <Tag>{tag.name}</Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
