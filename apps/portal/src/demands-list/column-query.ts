import {
  BULK_SELECTION_MAX,
  type DemandKind,
  type DemandStatus,
  isSplitStatus,
  listDemandColumn,
  listDemandsBoth,
} from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import type { DemandFilters } from '@tramite/ui/demands'
import { toListFilter } from './demands-search.ts'

/** Page size after the first page, in rows. */
const FURTHER_ROWS = 50

export interface ColumnChoice {
  readonly statusKey: DemandStatus
  readonly filters: DemandFilters
  /** The side of a list that can be split; null for a list that never is. */
  readonly kind: DemandKind | null
}

/** The pages of a column. The server knows whose lists are split, and from which day. */
export function listColumn(client: ApiClient, { statusKey, filters, kind }: ColumnChoice) {
  const filter = { ...toListFilter(filters), statusKey, furtherLimit: FURTHER_ROWS }
  return listDemandColumn(client, kind === null ? filter : { ...filter, kind })
}

/** The demands of a column that nobody has validated, as many as can be validated together. */
export function listUnvalidated(client: ApiClient, { statusKey, filters, kind }: ColumnChoice) {
  const filter = { ...toListFilter(filters), statusKey, hasValidationUser: false }
  const limit = BULK_SELECTION_MAX
  return listDemandsBoth(client, { ...filter, limit, ...(kind && { kind }) })
}

/** The pages of all demands as one list, whatever their status. */
export const listDemandsOf = (client: ApiClient, filters: DemandFilters) =>
  listDemandsBoth(client, { ...toListFilter(filters, 'list'), limit: FURTHER_ROWS })

/** The side that a list shows: the address names it only if it is not the default. */
export function toColumnKind(
  { finished, blocked }: Readonly<Record<'finished' | 'blocked', 'advisory' | null>>,
  statusKey: DemandStatus,
): DemandKind | null {
  if (!isSplitStatus(statusKey)) return null
  return (statusKey === 'FINISHED' ? finished : blocked) ?? 'specific'
}
