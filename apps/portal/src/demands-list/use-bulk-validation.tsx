import { evaluateBulkValidation, toValidationCandidates } from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useApp, usePages } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { loadedDialog } from '../providers/loaded-dialog.tsx'
import { type ColumnChoice, listUnvalidated } from './column-query.ts'

const ValidateDemandsDialog = loadedDialog(() => import('./validate-demands-dialog.tsx'))

const noSelection: DemandSelection = []

/**
 * Validates the chosen demands in one call, once they have been listed and confirmed. Demands that have
 * left the list or been validated are no longer chosen. "All" comes from the server, as many as one call
 * accepts, and is read again like the list.
 * @param choice what the list shows
 * @returns includes the confirmation dialog, to be rendered on the page
 */
export function useBulkValidation(
  { demands, total, isRefreshing }: DemandColumnData,
  choice: ColumnChoice,
): BulkValidation & { readonly dialog: ReactNode } {
  const { tramite, queries } = useApp()
  const { toasts } = usePorts()
  const [chosen, setChosen] = useState(noSelection)
  const [asked, setAsked] = useState(noSelection)
  const [taken, setTaken] = useState<string>()
  const [isReading, setReading] = useState(false)
  const of = JSON.stringify(choice)
  const isTaken = taken === of
  const read = usePages(listUnvalidated, choice, { isEnabled: isTaken && chosen.length > 0 })
  const all = isTaken ? read.data?.pages[0] : undefined
  // The list shows its own, however the reads of one event follow each other.
  const known = new Map([...(all?.demands ?? []), ...demands].map((demand) => [demand.id, demand]))
  const candidates = new Map(
    toValidationCandidates([...known.values()]).map((demand) => [demand.id, demand]),
  )
  const selectAll = async () => {
    setReading(true)
    try {
      const query = listUnvalidated(tramite.client, choice)
      const { pages } = await queries.fetchInfiniteQuery({ ...query, staleTime: 0 })
      setTaken(of)
      setChosen(pages.flatMap(({ demands: unvalidated }) => unvalidated.map(({ id }) => id)))
    } catch {
      // The read reports its failure; the selection stays.
    } finally {
      setReading(false)
    }
  }
  const selection = chosen.filter((id) => candidates.has(id))
  // The server refuses all if one of them cannot be validated any more.
  const confirmed = asked.flatMap((id) => candidates.get(id) ?? [])
  const close = () => setAsked(noSelection)
  if (asked.length > 0 && confirmed.length === 0) close()
  const onValidate = () => {
    const decision = evaluateBulkValidation(selection.flatMap((id) => candidates.get(id) ?? []))
    if (decision.allowed) {
      setAsked(decision.demands.map(({ id }) => id))
      return
    }
    const title = demandSelectionMessages[`demands.refused.${decision.reason}`]
    toasts.show({ title, tone: 'error' })
  }
  const onValidated = () => {
    const validated = new Set(asked)
    // Not all: the user may have chosen others meanwhile.
    setChosen((current) => current.filter((id) => !validated.has(id)))
    setTaken(undefined)
    close()
  }
  return {
    selection,
    onSelectionChange: setChosen,
    onValidate,
    rest:
      (isRefreshing || demands.length < total) && !choice.filters.hasValidationUser
        ? { onSelectAll: selectAll, isReading, choosable: all?.total }
        : undefined,
    dialog: confirmed.length > 0 && (
      <ValidateDemandsDialog demands={confirmed} onValidated={onValidated} onClose={close} />
    ),
  }
}
