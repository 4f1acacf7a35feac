import { type DemandSummary, validateDemands } from '@tramite/core/demands'
import { demandRefusalMessages } from '@tramite/core/messages'
import { useFailure, useRun, useViewer } from '@tramite/react'
import { ValidateDialog } from '@tramite/ui/demands/dialogs'

interface ValidateDemandsDialogProps {
  demands: readonly DemandSummary[]
  onValidated: () => void
  onClose: () => void
}

/** Lists the demands that will be accepted, then accepts them in one call. */
export default function ValidateDemandsDialog({
  demands,
  onValidated,
  onClose,
}: ValidateDemandsDialogProps) {
  const { demandActions } = useViewer().access
  const validate = useRun(validateDemands, { onDone: onValidated })
  return (
    <ValidateDialog
      demands={demands}
      isPending={validate.isPending}
      failure={useFailure(validate)}
      refusal={
        demandActions.allowed
          ? undefined
          : demandRefusalMessages[`demands.refused.${demandActions.reason}`]
      }
      onConfirm={() => validate.mutate({ ids: demands.map(({ id }) => id) })}
      onClose={onClose}
    />
  )
}
