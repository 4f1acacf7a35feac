import { useMutation } from '@tanstack/react-query'
import { validateDemands } from '@tramite/core/demands'
import { demandMessages } from '@tramite/core/messages'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'

const noSelection: DemandSelection = []

/** Validates the chosen demands in one call. What has left the list is no longer chosen. */
export function useBulkValidation({ demands }: DemandColumnData): BulkValidation {
  const [chosen, setChosen] = useState(noSelection)
  const { mutate, isPending } = useMutation(validateDemands(client))
  const selection = chosen.filter((id) => demands.some((demand) => demand.id === id))
  const onValidate = () => {
    if (selection.length === 0) {
      showToast({ title: demandMessages['demands.selectionRequired'], tone: 'error' })
      return
    }
    mutate({ ids: selection }, { onSuccess: () => setChosen(noSelection) })
  }
  return { selection, onSelectionChange: setChosen, onValidate, isPending }
}
