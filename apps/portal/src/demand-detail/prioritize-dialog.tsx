import { type Demand, getDemandSla, prioritizeDemand, priorityLockEnd } from '@tramite/core/demands'
import { useRead, useRun, useViewer } from '@tramite/react'
import {
  PrioritizeDialog as PrioritizeView,
  type PriorityPreview,
} from '@tramite/ui/demands/dialogs'

/** Shows the dates first, then prioritises. */
export function PrioritizeDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { now, conventions } = useViewer()
  const prioritize = useRun(prioritizeDemand, { onDone: onClose })
  const sla = useRead(
    getDemandSla,
    { demandId: demand.id },
    // Once it is asked for there is nothing to preview, and the server would say so.
    { isPassing: true, isEnabled: !prioritize.isPending && !prioritize.isSuccess },
  )
  const preview: PriorityPreview = sla.data
    ? { state: 'ready', ...sla.data }
    : sla.isError
      ? { state: 'failed', onRetry: () => sla.refetch(), isRetrying: sla.isFetching }
      : { state: 'loading' }
  return (
    <PrioritizeView
      isOpen
      currentForecast={demand.deleveryForecast}
      estimate={priorityLockEnd({ now: now(), conventions })}
      preview={preview}
      onConfirm={() => prioritize.mutate({ id: demand.id })}
      onClose={onClose}
      isPending={prioritize.isPending}
    />
  )
}
