import { useMutation } from '@tanstack/react-query'
import { type Demand, validateDemand } from '@tramite/core/demands'
import { ValidateDialog as ValidateView } from '@tramite/ui/demands/dialogs'
import { client } from '../integrations/client.ts'
import { useOnce } from '../integrations/use-once.ts'

/** Asks once, then accepts what was delivered. Specification §4. */
export function ValidateDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const validate = useMutation({ ...validateDemand(client), onSuccess: onClose })
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
