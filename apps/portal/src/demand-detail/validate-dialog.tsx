import { type Demand, validateDemand } from '@tramite/core/demands'
import { useOnce, useRun } from '@tramite/react'
import { ValidateDialog as ValidateView } from '@tramite/ui/demands/dialogs'

/** Asks once, then accepts what was delivered. */
export function ValidateDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const validate = useRun(validateDemand, { onDone: onClose })
  const start = useOnce(validate)
  return (
    <ValidateView
      demands={[demand]}
      isPending={validate.isPending}
      onConfirm={() => start({ id: demand.id })}
      onClose={onClose}
    />
  )
}
