import { type DemandSummary, whoseTurn } from '@tramite/core/demands'
import { memo, type ReactNode } from 'react'
import { demandRowLabels } from '../../../labels/demand-row.ts'
import { useLinkProps } from '../../../primitives/Navigation/NavigationProvider.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { DemandFlags } from '../DemandFlags/DemandFlags.tsx'
import { DemandStatusPill } from '../DemandStatusPill/DemandStatusPill.tsx'
import { ForecastLabel } from '../ForecastLabel/ForecastLabel.tsx'
import { type DayFrame, toForecast } from '../forecast.ts'
import { TurnLabel } from '../TurnLabel/TurnLabel.tsx'
import * as css from './DemandRow.css.ts'

export interface DemandRowProps {
  demand: DemandSummary
  frame: DayFrame
  /** The list around the row already says the status. */
  isStatusHidden?: boolean
  /** A checkbox that chooses the row; null keeps its place free. */
  leading?: ReactNode
}

/** A demand in a list: what it is, whose turn, due when. The whole row leads to the demand. */
export const DemandRow = memo(function DemandRow({
  demand,
  frame,
  isStatusHidden = false,
  leading,
}: DemandRowProps) {
  const linkProps = useLinkProps(`/demands/${demand.id}`)
  const meta = [demandRowLabels.number(demand.externalId), demand.demandTypeName]
  const hasLeading = leading !== undefined
  const rowClass = [css.row, isStatusHidden && css.withoutStatus, hasLeading && css.withLeading]
  return (
    <div className={rowClass.filter(Boolean).join(' ')}>
      {leading && <div className={css.leading}>{leading}</div>}
      <div className={css.main}>
        <span className={isStatusHidden ? css.clamped : undefined}>
          {demand.unread && (
            <span className={hasLeading ? css.dotInLine : css.dot}>
              <VisuallyHidden>{demandRowLabels.unread}</VisuallyHidden>
            </span>
          )}
          <a {...linkProps} className={`${css.name} ${demand.unread ? css.unread : ''}`.trim()}>
            {demand.name}
          </a>
          <DemandFlags priority={demand.priority} isPrivate={demand.private} />
        </span>
        <div className={css.meta}>{meta.filter(Boolean).join(' · ')}</div>
      </div>
      {!isStatusHidden && (
        <div>
          <DemandStatusPill statusKey={demand.statusKey} />
        </div>
      )}
      <TurnLabel
        turn={whoseTurn(demand)}
        className={`${css.turn} ${isStatusHidden ? css.turnFirst : ''}`.trim()}
      />
      <ForecastLabel forecast={toForecast(demand, frame)} className={css.date} />
    </div>
  )
})
