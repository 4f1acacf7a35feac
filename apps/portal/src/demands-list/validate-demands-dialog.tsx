import { useMutation } from '@tanstack/react-query'
import { type DemandSummary, validateDemands } from '@tramite/core/demands'
import { ValidateDialog } from '@tramite/ui/demands/dialogs'
import { client } from '../integrations/client.ts'
import { useOnce } from '../integrations/use-once.ts'

interface ValidateDemandsDialogProps {
  demands: readonly DemandSummary[]
  onValidated: () => void
  onClose: () => void
}

/** Lists what will be accepted, then accepts it in one call. Specification §2. */
export function ValidateDemandsDialog({
  demands,
  onValidated,
  onClose,
}: ValidateDemandsDialogProps) {
  const validate = useMutation({ ...validateDemands(client), onSuccess: onValidated })
  const start = useOnce(validate)
  return (
    <ValidateDialog
      demands={demands}
      isPending={validate.isPending}
      onConfirm={() => start({ ids: demands.map(({ id }) => id) })}
      onClose={onClose}
    />
  )
}
