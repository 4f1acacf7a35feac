import type { DemandForecastStep } from '@tramite/core/demands'
import { forecastCausesLabels as labels } from '../../../labels/demand-dialogs.ts'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import type { LoadStatus } from '../../../primitives/ReadState/ReadState.tsx'
import { CauseList } from '../CauseList/CauseList.tsx'
import { CausesLoading } from '../WhyThisDate/WhyThisDate.tsx'
import * as css from './ForecastCauses.css.ts'

export interface ForecastCausesProps extends LoadStatus {
  /** Oldest first; absent while loading. */
  causes: readonly DemandForecastStep[] | undefined
  timeZone: string
}

/** Every date that the demand was given, newest first, and why. */
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
  return <CauseList causes={causes.toReversed()} timeZone={timeZone} isReversed />
}
