import { demandMessages } from '@tramite/core/messages'
import { demandDetailLabels as labels } from '../../../labels/demand-detail.ts'
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx'
import { NotFound } from '../../../shell/NotFound/NotFound.tsx'

/** Missing, deleted or secret: the reader is not told which. Specification §2. */
export function DemandNotFound() {
  return (
    <NotFound
      title={demandMessages['demands.notFound.title']}
      text={demandMessages['demands.notFound.text']}
      backHref="/demands"
      backText={labels.backToList}
    />
  )
}

/** The demand could not be read. */
export function DemandFailed({
  onRetry,
  isRetrying,
}: {
  onRetry: () => void
  isRetrying: boolean
}) {
  return (
    <ErrorState
      title={labels.failed}
      text={labels.failedText}
      onRetry={onRetry}
      isRetrying={isRetrying}
    />
  )
}
