import { type Demand, validateDemand } from '@tramite/core/demands'
import { useRun } from '@tramite/react'
import { ValidateDialog as ValidateView } from '@tramite/ui/demands/dialogs'

/** Asks once, then accepts the delivery. */
export default function ValidateDialog({
  demand,
  onClose,
}: {
  demand: Demand
  onClose: () => void
}) {
  const validate = useRun(validateDemand, { onDone: onClose })
  return (
    <ValidateView
      demands={[demand]}
      isPending={validate.isPending}
      onConfirm={() => validate.mutate({ id: demand.id })}
      onClose={onClose}
    />
  )
}
