import {
  type Demand,
  type DemandOffers,
  getDemandSla,
  type ProcessItem,
  prioritizeDemand,
  priorityLockEnd,
} from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { toShown, useFailure, useRead, useRun, useViewer } from '@tramite/react'
import { PrioritizeDialog as PrioritizeView } from '@tramite/ui/demands/dialogs'
import { useMovedOn } from './use-moved-on.ts'

/** Shows the dates first, then prioritises. */
export default function PrioritizeDialog({
  demand,
  offer,
  items,
  onClose,
}: {
  demand: Demand
  /** Whether it can be prioritised now. */
  offer: DemandOffers['prioritize']
  /** The conversation, oldest first. */
  items: readonly ProcessItem[]
  onClose: () => void
}) {
  const { now, conventions } = useViewer()
  const movedOn = useMovedOn(demand, items)
  const prioritize = useRun(prioritizeDemand, { onDone: onClose })
  // Once requested, it cannot be requested again: there is nothing to preview.
  const isOurs = prioritize.isPending || prioritize.isSuccess
  const sla = useRead(
    getDemandSla,
    { demandId: demand.id },
    { isUncached: true, isEnabled: !isOurs && offer.allowed },
  )
  const preview = sla.data && {
    ...sla.data,
    changes: sla.data.changes.map(({ businessId, businessName, ...change }) => ({
      ...change,
      otherBusiness: businessId === demand.businessId ? undefined : businessName,
    })),
  }
  const refusal =
    isOurs || offer.allowed ? undefined : demandRefusalMessages[`demands.refused.${offer.reason}`]
  return (
    <PrioritizeView
      isOpen
      currentForecast={demand.deleveryForecast}
      estimate={priorityLockEnd({ now: now(), conventions })}
      preview={toShown(preview, sla)}
      onConfirm={() => prioritize.mutate({ id: demand.id })}
      onClose={onClose}
      isPending={prioritize.isPending}
      refusal={refusal && movedOn ? `${movedOn} ${refusal}` : refusal}
      failure={useFailure(prioritize)}
    />
  )
}
