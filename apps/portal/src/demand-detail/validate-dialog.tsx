import { type Demand, type DemandOffers, validateDemand } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { useFailure, useRun } from '@tramite/react'
import { ValidateDialog as ValidateView } from '@tramite/ui/demands/dialogs'

/** Asks once, then accepts the delivery. */
export default function ValidateDialog({
  demand,
  offer,
  onClose,
}: {
  demand: Demand
  /** Whether it can be accepted now. */
  offer: DemandOffers['validate']
  onClose: () => void
}) {
  const validate = useRun(validateDemand, { onDone: onClose })
  // Once it is accepted, it cannot be accepted again.
  const isOurs = validate.isPending || validate.isSuccess
  return (
    <ValidateView
      demands={[demand]}
      isPending={validate.isPending}
      failure={useFailure(validate)}
      refusal={
        isOurs || offer.allowed
          ? undefined
          : demandRefusalMessages[`demands.refused.${offer.reason}`]
      }
      onConfirm={() => validate.mutate({ id: demand.id })}
      onClose={onClose}
    />
  )
}
