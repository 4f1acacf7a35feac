import { evaluateBulkValidation, toValidationCandidates } from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useApp, useBulkSelection, usePages } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { type ColumnChoice, listUnvalidated } from './column-query.ts'

const ValidateDemandsDialog = lazyDialog(() => import('./validate-demands-dialog.tsx'))

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
  const [taken, setTaken] = useState<string>()
  const [isLoading, setLoading] = useState(false)
  const of = JSON.stringify(choice)
  const isTaken = taken === of
  const read = usePages(listUnvalidated, choice, { isEnabled: isTaken })
  const all = isTaken ? read.data?.pages[0] : undefined
  // The list shows its own, however the reads of one event follow each other.
  const known = new Map([...(all?.demands ?? []), ...demands].map((demand) => [demand.id, demand]))
  const { chosen, selection, asked, ask, close, ...bulk } = useBulkSelection(
    toValidationCandidates([...known.values()]),
  )
  const choose = (ids: DemandSelection) => {
    bulk.choose(ids)
    if (ids.length === 0) setTaken(undefined)
  }
  const selectAll = async () => {
    setLoading(true)
    try {
      const query = listUnvalidated(tramite.client, choice)
      const { pages } = await queries.fetchInfiniteQuery({ ...query, staleTime: 0 })
      setTaken(of)
      choose(pages.flatMap(({ demands: unvalidated }) => unvalidated.map(({ id }) => id)))
    } catch {
      // The read reports its failure; the selection stays.
    } finally {
      setLoading(false)
    }
  }
  const onValidate = () => {
    const decision = evaluateBulkValidation(chosen)
    if (decision.allowed) {
      ask(decision.demands.map(({ id }) => id))
      return
    }
    const title = demandSelectionMessages[`demands.refused.${decision.reason}`]
    toasts.show({ title, tone: 'error' })
  }
  const onValidated = () => {
    bulk.finish()
    setTaken(undefined)
  }
  return {
    selection,
    onSelectionChange: choose,
    onValidate,
    rest:
      (isRefreshing || demands.length < total) && !choice.filters.hasValidationUser
        ? { onSelectAll: selectAll, isLoading, choosable: all?.total }
        : undefined,
    dialog: asked.length > 0 && (
      <ValidateDemandsDialog demands={asked} onValidated={onValidated} onClose={close} />
    ),
  }
}
