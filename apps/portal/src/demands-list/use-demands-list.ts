import { evaluateToolAccess } from '@tramite/core/access'
import { type DemandKind, type DemandStatus, specificDemandsSince } from '@tramite/core/demands'
import { useViewer } from '@tramite/react'
import type { DemandKindChoice, DemandsListViewProps } from '@tramite/ui/demands'
import type { ReactNode } from 'react'
import { useDemandFrame } from '../providers/use-demand-frame.ts'
import { usePaper } from '../providers/use-paper.ts'
import { toColumnKind } from './column-query.ts'
import { type DemandsAddress, demandsSearch } from './demands-search.ts'
import { useBulkPrivacy } from './use-bulk-privacy.tsx'
import { useBulkValidation } from './use-bulk-validation.tsx'
import { useDemandColumn, useDemandRows } from './use-demand-column.ts'
import { useFilterOptions } from './use-filter-options.ts'
import { useOrder } from './use-order.tsx'

/**
 * The demands list for an address.
 * @param onAddressChange navigates to another address of the list
 * @returns its view, and the dialogs that may be open on it
 */
export function useDemandsList(
  address: DemandsAddress,
  onAddressChange: (address: DemandsAddress) => void,
): { readonly view: DemandsListViewProps; readonly dialogs: readonly ReactNode[] } {
  const { access, contract, customerTags } = useViewer()
  const filters = demandsSearch.valuesOf(address)
  const isSplit = specificDemandsSince(customerTags) !== null
  const change = (changes: Partial<typeof filters>) =>
    onAddressChange(demandsSearch.change(address, changes))

  const toChoice = (statusKey: DemandStatus) => ({
    statusKey,
    filters,
    kind: toColumnKind(filters, statusKey),
  })
  const isList = filters.view === 'list'
  const columns = {
    OPEN: useDemandColumn(toChoice('OPEN'), !isList),
    IN_PROGRESS: useDemandColumn(toChoice('IN_PROGRESS'), !isList),
    PENDING: useDemandColumn(toChoice('PENDING'), !isList),
    FINISHED: useDemandColumn(toChoice('FINISHED'), !isList),
    BLOCKED: useDemandColumn(toChoice('BLOCKED'), !isList),
  }
  const list = useDemandRows(filters, isList)
  const { dialog: validationDialog, ...validation } = useBulkValidation(
    columns.FINISHED,
    toChoice('FINISHED'),
  )
  const { dialog: privacyDialog, privacy } = useBulkPrivacy(
    isList ? [list] : Object.values(columns),
    { filters, isList },
  )
  const { state, total } = columns.IN_PROGRESS
  // Until it is known, room is reserved for the button, so that the rows do not move when they arrive.
  const { dialog: orderDialog, onOrder } = useOrder(state === 'loading' ? Infinity : total)

  function toKindChoice(side: 'finished' | 'blocked'): DemandKindChoice {
    return {
      value: filters[side] ?? 'specific',
      onChange: (kind: DemandKind) => change({ [side]: kind === 'advisory' ? kind : null }),
    }
  }

  const view: DemandsListViewProps = {
    filters,
    onFiltersChange: change,
    ...useFilterOptions(filters),
    columns,
    list: isList ? list : undefined,
    onLayoutChange: (layout) => change({ view: layout === 'list' ? layout : null }),
    frame: useDemandFrame(),
    paper: usePaper(),
    validation: access.demandActions.allowed ? validation : undefined,
    privacy,
    hasMarks: evaluateToolAccess({ ...contract, tool: 'marks' }).allowed,
    onOrder,
    kinds: isSplit
      ? { FINISHED: toKindChoice('finished'), BLOCKED: toKindChoice('blocked') }
      : undefined,
  }
  return { view, dialogs: [validationDialog, orderDialog, privacyDialog] }
}
