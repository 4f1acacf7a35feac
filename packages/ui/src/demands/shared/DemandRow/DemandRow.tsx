import { type DemandSummary, toDeadlineState, turnUnderContract } from '@tramite/core/demands'
import { toDemandPath } from '@tramite/core/shell'
import { memo, type ReactNode } from 'react'
import { demandRowLabels } from '../../../labels/demand-row.ts'
import { useLinkProps } from '../../../primitives/Navigation/NavigationProvider.tsx'
import { DemandFlags, toFlagsRoom } from '../DemandFlags/DemandFlags.tsx'
import { DemandStatusPill } from '../DemandStatusPill/DemandStatusPill.tsx'
import { ForecastLabel } from '../ForecastLabel/ForecastLabel.tsx'
import { type DemandFrame, toForecast } from '../forecast.ts'
import { TurnLabel } from '../TurnLabel/TurnLabel.tsx'
import * as css from './DemandRow.css.ts'

export interface DemandRowProps {
  demand: DemandSummary
  frame: DemandFrame
  /** Whether the list around the row already shows the status. */
  isStatusHidden?: boolean
  /** A checkbox that selects the row; null reserves its place. */
  leading?: ReactNode
}

/**
 * A demand in a list: its name, whose turn it is or what holds it, and its date; and what a search has found
 * in its conversation. The whole row links to the demand, there to what was found.
 */
export const DemandRow = memo(function DemandRow({
  demand,
  frame,
  isStatusHidden = false,
  leading,
}: DemandRowProps) {
  const { found } = demand
  const linkProps = useLinkProps(toDemandPath(demand.id, found && (found.itemId ?? demand.id)))
  const meta = [demandRowLabels.number(demand.externalId), demand.demandTypeName]
  const hasLeading = leading !== undefined
  const rowClass = [css.row, isStatusHidden && css.withoutStatus, hasLeading && css.withLeading]
  const flags = { priority: demand.priority, isPrivate: demand.private }
  const nameClass = [css.name, isStatusHidden && css.clamped, toFlagsRoom(flags)]
  const dot = demand.unread && (
    <span
      className={hasLeading ? `${css.dot} ${css.dotBelow}` : css.dot}
      role="img"
      aria-label={demandRowLabels.unread}
    />
  )
  return (
    <div className={rowClass.filter(Boolean).join(' ')} data-row-id={demand.id}>
      {leading && <div className={css.leading}>{leading}</div>}
      {dot}
      <div className={nameClass.filter(Boolean).join(' ')}>
        <a {...linkProps} className={demand.unread ? `${css.link} ${css.unread}` : css.link}>
          {demand.name}
        </a>
        <DemandFlags {...flags} />
      </div>
      <div className={css.meta}>
        {meta.filter(Boolean).join(' · ')}
        {found && (
          <p className={css.found}>
            {found.before}
            <mark className={css.word}>{found.word}</mark>
            {found.after}
          </p>
        )}
      </div>
      {!isStatusHidden && (
        <div className={css.status}>
          <DemandStatusPill statusKey={demand.statusKey} />
        </div>
      )}
      <TurnLabel
        turn={turnUnderContract(demand, toDeadlineState(frame))}
        className={isStatusHidden ? `${css.turn} ${css.turnAlone}` : css.turn}
      />
      <ForecastLabel forecast={toForecast(demand, frame)} className={css.date} />
    </div>
  )
})
