import { type Demand, getDemandSla, prioritizeDemand, priorityLockEnd } from '@tramite/core/demands'
import { toShown, useFailure, useRead, useRun, useViewer } from '@tramite/react'
import { PrioritizeDialog as PrioritizeView } from '@tramite/ui/demands/dialogs'

/** Shows the dates first, then prioritises. */
export default function PrioritizeDialog({
  demand,
  onClose,
}: {
  demand: Demand
  onClose: () => void
}) {
  const { now, conventions } = useViewer()
  const prioritize = useRun(prioritizeDemand, { onDone: onClose })
  const sla = useRead(
    getDemandSla,
    { demandId: demand.id },
    // Once requested, there is nothing to preview, and the server would refuse it.
    { isUncached: true, isEnabled: !prioritize.isPending && !prioritize.isSuccess },
  )
  const preview = sla.data && {
    ...sla.data,
    changes: sla.data.changes.map(({ businessId, businessName, ...change }) => ({
      ...change,
      otherBusiness: businessId === demand.businessId ? undefined : businessName,
    })),
  }
  return (
    <PrioritizeView
      isOpen
      currentForecast={demand.deleveryForecast}
      estimate={priorityLockEnd({ now: now(), conventions })}
      preview={toShown(preview, sla)}
      onConfirm={() => prioritize.mutate({ id: demand.id })}
      onClose={onClose}
      isPending={prioritize.isPending}
      failure={useFailure(prioritize)}
    />
  )
}
