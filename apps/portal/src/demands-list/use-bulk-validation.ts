import { useMutation } from '@tanstack/react-query'
import { toValidationCandidates, validateDemands } from '@tramite/core/demands'
import { demandMessages } from '@tramite/core/messages'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'

const noSelection: DemandSelection = []

/** Validates the chosen demands in one call. What left the list or was validated is not chosen. */
export function useBulkValidation({ demands }: DemandColumnData): BulkValidation {
  const [chosen, setChosen] = useState(noSelection)
  const { mutate, isPending } = useMutation(validateDemands(client))
  const candidates = new Set(toValidationCandidates(demands).map(({ id }) => id))
  const selection = chosen.filter((id) => candidates.has(id))
  const onValidate = () => {
    if (selection.length === 0) {
      showToast({ title: demandMessages['demands.selectionRequired'], tone: 'error' })
      return
    }
    const leave = (current: DemandSelection) => current.filter((id) => !selection.includes(id))
    // Not all: the user may have chosen others meanwhile.
    mutate({ ids: selection }, { onSuccess: () => setChosen(leave) })
  }
  return { selection, onSelectionChange: setChosen, onValidate, isPending }
}
