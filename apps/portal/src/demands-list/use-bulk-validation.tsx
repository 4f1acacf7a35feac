import {
  type DemandSummary,
  evaluateBulkValidation,
  toValidationCandidates,
} from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { usePorts } from '@tramite/react/ports'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const ValidateDemandsDialog = lazy(() =>
  import('./validate-demands-dialog.tsx').then((module) => ({
    default: module.ValidateDemandsDialog,
  })),
)

const noSelection: DemandSelection = []

/**
 * Validates the chosen demands in one call, once they have been listed and confirmed. What left the
 * list or was validated is not chosen.
 * @returns with the dialog that asks, to be put on the page
 */
export function useBulkValidation({ demands }: DemandColumnData): BulkValidation & {
  readonly dialog: ReactNode
} {
  const { toasts } = usePorts()
  const [chosen, setChosen] = useState(noSelection)
  const [asked, setAsked] = useState<readonly DemandSummary[]>([])
  const candidates = new Map(toValidationCandidates(demands).map((demand) => [demand.id, demand]))
  const selection = chosen.filter((id) => candidates.has(id))
  const close = () => setAsked([])
  const onValidate = () => {
    const decision = evaluateBulkValidation(selection.flatMap((id) => candidates.get(id) ?? []))
    if (decision.allowed) {
      setAsked(decision.demands)
      return
    }
    const title = demandSelectionMessages[`demands.refused.${decision.reason}`]
    toasts.show({ title, tone: 'error' })
  }
  const onValidated = () => {
    const validated = new Set(asked.map(({ id }) => id))
    // Not all: the user may have chosen others meanwhile.
    setChosen((current) => current.filter((id) => !validated.has(id)))
    close()
  }
  return {
    selection,
    onSelectionChange: setChosen,
    onValidate,
    dialog: asked.length > 0 && (
      <Suspense>
        <ValidateDemandsDialog demands={asked} onValidated={onValidated} onClose={close} />
      </Suspense>
    ),
  }
}
