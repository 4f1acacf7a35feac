import { formatDate, formatDateTime } from '@tramite/core/calendar'
import { type DemandForecastStep, toCauseText } from '@tramite/core/demands'
import { toDemandPath } from '@tramite/core/shell'
import { forecastCausesLabels as labels } from '../../../labels/demand-dialogs.ts'
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx'
import * as css from './CauseList.css.ts'

export interface CauseListProps {
  causes: readonly DemandForecastStep[]
  timeZone: string
  /** Newest first. */
  isReversed?: boolean
}

/** Every date that a demand was given, and why. */
export function CauseList({ causes, timeZone, isReversed = false }: CauseListProps) {
  return (
    <ol className={css.list} reversed={isReversed}>
      {causes.map((cause) => (
        <li key={`${cause.at} ${cause.from} ${cause.to}`}>
          <p className={css.dates}>{toDates(cause)}</p>
          <p>
            {toCauseText(cause)}
            {cause.movedBy && (
              <>
                {' '}
                <TextLink variant="plain" href={toDemandPath(cause.movedBy.id)}>
                  {labels.movedBy(cause.movedBy.externalId, cause.movedBy.name)}
                </TextLink>
              </>
            )}
          </p>
          {cause.kind !== 'unrecorded' && (
            <p className={css.author}>
              {[formatDateTime(cause.at, timeZone), cause.userName].filter(Boolean).join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

/** The new date, preceded by the old one if there was another. */
function toDates({ from, to }: Pick<DemandForecastStep, 'from' | 'to'>): string {
  const [before, after] = [from, to].map((day) => (day === null ? labels.noDate : formatDate(day)))
  return from === null || from === to ? (after ?? '') : labels.fromTo(before ?? '', after ?? '')
}
