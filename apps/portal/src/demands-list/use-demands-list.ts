import { type DemandKind, type DemandStatus, specificDemandsSince } from '@tramite/core/demands'
import { useRead, useViewer } from '@tramite/react'
import type { DemandKindChoice, DemandsListViewProps } from '@tramite/ui/demands'
import type { ReactNode } from 'react'
import { toColumnKind } from './column-query.ts'
import { type DemandsSearch, toFilters, toSearch } from './demands-search.ts'
import { readFilterTags, readFilterUsers } from './filter-options.ts'
import { useBulkValidation } from './use-bulk-validation.tsx'
import { useDayFrame } from './use-day-frame.ts'
import { useDemandColumn } from './use-demand-column.ts'

/**
 * The demands list of an address.
 * @param onSearchChange goes to another address of the list
 * @returns its view, and the dialog that is open on it
 */
export function useDemandsList(
  search: DemandsSearch,
  onSearchChange: (search: DemandsSearch) => void,
): { readonly view: DemandsListViewProps; readonly dialog: ReactNode } {
  const { access, customerTags } = useViewer()
  const users = useRead(readFilterUsers, undefined).data?.users ?? []
  const tags = useRead(readFilterTags, undefined).data?.demandsTags ?? []
  const filters = toFilters(search)
  const isSplit = specificDemandsSince(customerTags) !== null
  const sides = { finished: search.finished, blocked: search.blocked }

  const toChoice = (statusKey: DemandStatus) => ({
    statusKey,
    filters,
    kind: toColumnKind(search, statusKey),
  })
  const columns = {
    OPEN: useDemandColumn(toChoice('OPEN')),
    IN_PROGRESS: useDemandColumn(toChoice('IN_PROGRESS')),
    PENDING: useDemandColumn(toChoice('PENDING')),
    FINISHED: useDemandColumn(toChoice('FINISHED')),
    BLOCKED: useDemandColumn(toChoice('BLOCKED')),
  }
  const { dialog, ...validation } = useBulkValidation(columns.FINISHED)

  function toKindChoice(side: 'finished' | 'blocked'): DemandKindChoice {
    return {
      value: search[side] ?? 'specific',
      onChange: (kind: DemandKind) =>
        onSearchChange({ ...search, [side]: kind === 'advisory' ? kind : undefined }),
    }
  }

  const view: DemandsListViewProps = {
    filters,
    onFiltersChange: (next) => onSearchChange({ ...sides, ...toSearch(next) }),
    users,
    tags,
    columns,
    frame: useDayFrame(),
    validation: access.demandActions.allowed ? validation : undefined,
    kinds: isSplit
      ? { FINISHED: toKindChoice('finished'), BLOCKED: toKindChoice('blocked') }
      : undefined,
  }
  return { view, dialog }
}
