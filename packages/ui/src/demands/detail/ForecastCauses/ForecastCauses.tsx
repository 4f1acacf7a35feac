import { formatDate, formatDateTime } from '@tramite/core/calendar'
import { type DemandForecastStep, toCauseText } from '@tramite/core/demands'
import { forecastCausesLabels as labels } from '../../../labels/demand-dialogs.ts'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import type { Reading } from '../../../primitives/ReadState/ReadState.tsx'
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx'
import { CausesLoading } from '../WhyThisDate/WhyThisDate.tsx'
import * as css from './ForecastCauses.css.ts'

export interface ForecastCausesProps extends Reading {
  /** Oldest first; absent while they are on their way. */
  causes: readonly DemandForecastStep[] | undefined
  timeZone: string
}

/** Each date that the demand was given, the newest first, and why. */
export function ForecastCauses({
  causes,
  hasFailed,
  isRetrying,
  onRetry,
  timeZone,
}: ForecastCausesProps) {
  if (!causes && hasFailed) {
    return <ErrorState title={labels.failed} isRetrying={isRetrying} onRetry={onRetry} />
  }
  if (!causes) return <CausesLoading />
  if (causes.length === 0) return <p className={css.state}>{labels.none}</p>
  return (
    <ol className={css.list} reversed>
      {causes.toReversed().map((cause) => (
        <li key={`${cause.at} ${cause.from} ${cause.to}`}>
          <p className={css.dates}>{toDates(cause)}</p>
          <p>
            {toCauseText(cause)}
            {cause.movedBy && (
              <>
                {' '}
                <TextLink variant="plain" href={`/demands/${cause.movedBy.id}`}>
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

/** The new date, after the old one where there was one. */
function toDates({ from, to }: Pick<DemandForecastStep, 'from' | 'to'>): string {
  const [before, after] = [from, to].map((day) => (day === null ? labels.noDate : formatDate(day)))
  return from === null ? (after ?? '') : labels.fromTo(before ?? '', after ?? '')
}
