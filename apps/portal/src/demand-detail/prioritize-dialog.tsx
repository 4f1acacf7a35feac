import { useMutation, useQuery } from '@tanstack/react-query'
import { type Demand, getDemandSla, prioritizeDemand, priorityLockEnd } from '@tramite/core/demands'
import {
  PrioritizeDialog as PrioritizeView,
  type PriorityPreview,
} from '@tramite/ui/demands/dialogs'
import { client } from '../integrations/client.ts'
import { useOnce } from '../integrations/use-once.ts'
import { usePortal } from '../providers/portal-context.tsx'

/** Shows the dates first, then prioritises. Specification §4. */
export function PrioritizeDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { now, conventions } = usePortal()
  const prioritize = useMutation({ ...prioritizeDemand(client), onSuccess: onClose })
  const start = useOnce(prioritize)
  const sla = useQuery({
    ...getDemandSla(client, { demandId: demand.id }),
    staleTime: 0,
    gcTime: 0,
    // Once it is asked for there is nothing to preview, and the server would say so.
    enabled: !prioritize.isPending && !prioritize.isSuccess,
  })
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
      onConfirm={() => start({ id: demand.id })}
      onClose={onClose}
      isPending={prioritize.isPending}
    />
  )
}
