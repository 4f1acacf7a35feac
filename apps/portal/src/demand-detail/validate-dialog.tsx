import {
  type Demand,
  type DemandOffers,
  type ProcessItem,
  validateDemand,
} from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { useFailure, useRun } from '@tramite/react'
import { ValidateDialog as ValidateView } from '@tramite/ui/demands/dialogs'
import { useMovedOn } from './use-moved-on.ts'

/** Asks once, then accepts the delivery. */
export default function ValidateDialog({
  demand,
  offer,
  items,
  onClose,
}: {
  demand: Demand
  /** Whether it can be accepted now. */
  offer: DemandOffers['validate']
  /** The conversation, oldest first. */
  items: readonly ProcessItem[]
  onClose: () => void
}) {
  const movedOn = useMovedOn(demand, items)
  const validate = useRun(validateDemand, { onDone: onClose })
  // Once it is accepted, it cannot be accepted again.
  const isOurs = validate.isPending || validate.isSuccess
  const refusal =
    isOurs || offer.allowed ? undefined : demandRefusalMessages[`demands.refused.${offer.reason}`]
  return (
    <ValidateView
      demands={[demand]}
      isPending={validate.isPending}
      failure={useFailure(validate)}
      refusal={refusal && movedOn ? `${movedOn} ${refusal}` : refusal}
      onConfirm={() => validate.mutate({ id: demand.id })}
      onClose={onClose}
    />
  )
}
