import {
  civilDateFrom,
  countDays,
  formatDate,
  formatRelativeDay,
  formatTime,
  toDayFrame,
} from '@tramite/core/calendar'
import {
  type Demand,
  type DemandOrigin,
  type Tag as DemandTag,
  isStoppedTurn,
  toDeadlineState,
  turnUnderContract,
} from '@tramite/core/demands'
import { Flag, Lock } from 'lucide-react'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { Tag } from '../../../primitives/Tag/Tag.tsx'
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx'
import { DemandStatusPill } from '../../shared/DemandStatusPill/DemandStatusPill.tsx'
import { TurnLabel } from '../../shared/TurnLabel/TurnLabel.tsx'
import type { ForecastFrame } from '../forecast-view.ts'
import * as css from './DemandMeta.css.ts'

export interface DemandMetaProps {
  demand: Demand
  tags: readonly DemandTag[]
  /** The tool or journey that the demand belongs to. */
  origin: DemandOrigin | undefined
  frame: ForecastFrame
}

/** 'há 6 dias, desde 18/11/2026, 14:20'; of today and yesterday the day is enough. */
function toSinceText(start: string, { now, conventions }: ForecastFrame): string {
  const { timeZone } = conventions
  const frame = toDayFrame(now, conventions)
  const day = civilDateFrom(start, timeZone)
  const relative = formatRelativeDay(day, frame)
  const since = (when: string) => labels.since(labels.dateTime(when, formatTime(start, timeZone)))
  return countDays(day, frame.today) < 2
    ? since(relative)
    : labels.ago(relative, since(formatDate(start, timeZone)))
}

/**
 * Below the title: the status, whose turn for how long, where it comes from, and the demand's attributes. A status that
 * changes while the page is read is spoken.
 */
export function DemandMeta({ demand, tags, origin, frame }: DemandMetaProps) {
  const turn = turnUnderContract(demand, toDeadlineState(frame))
  // The validation concludes a demand, not its delivery.
  const start = (turn === 'none' && demand.validationDate) || demand.statusChangedAt
  return (
    <>
      <span className={css.status} aria-live="polite">
        <DemandStatusPill statusKey={demand.statusKey} />
      </span>
      <span className={css.turn}>
        <TurnLabel turn={turn} /> {/* The contract holds it since another day. */}
        {!isStoppedTurn(turn) && <time dateTime={start}>{toSinceText(start, frame)}</time>}
      </span>
      {origin && <TextLink href={origin.path}>{`${labels[origin.kind]}: ${origin.name}`}</TextLink>}
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
