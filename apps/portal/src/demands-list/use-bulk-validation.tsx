import { evaluateBulkValidation, toValidationCandidates } from '@tramite/core/demands'
import { demandSelectionMessages } from '@tramite/core/messages'
import { useBulkSelection } from '@tramite/react'
import { usePorts } from '@tramite/react/ports'
import type { BulkValidation, DemandColumnData, DemandSelection } from '@tramite/ui/demands'
import type { ReactNode } from 'react'
import { lazyDialog } from '../providers/lazy-dialog.tsx'
import { type ColumnChoice, listUnvalidated } from './column-query.ts'
import { useAllChoosable } from './use-all-choosable.ts'

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
  const { toasts } = usePorts()
  const all = useAllChoosable(listUnvalidated, choice)
  // The list shows its own, however the reads of one event follow each other.
  const known = new Map([...all.demands, ...demands].map((demand) => [demand.id, demand]))
  const { chosen, selection, asked, ask, close, ...bulk } = useBulkSelection(
    toValidationCandidates([...known.values()]),
  )
  const choose = (ids: DemandSelection) => {
    bulk.choose(ids)
    if (ids.length === 0) all.leave()
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
    all.leave()
  }
  return {
    selection,
    onSelectionChange: choose,
    onValidate,
    rest:
      (isRefreshing || demands.length < total) && !choice.filters.hasValidationUser
        ? {
            onSelectAll: () => void all.take(choose),
            isLoading: all.isLoading,
            choosable: all.total,
          }
        : undefined,
    dialog: asked.length > 0 && (
      <ValidateDemandsDialog demands={asked} onValidated={onValidated} onClose={close} />
    ),
  }
}
