import { civilDateFrom } from '@tramite/core/calendar'
import {
  type DemandStatus,
  type DemandSummary,
  isOnDemandsPage,
  listDemands,
  listDemandsBoth,
  toDemandKind,
} from '@tramite/core/demands'
import type { DemandFilters } from '@tramite/ui/demands'
import { client } from '../integrations/client.ts'
import { type DemandKind, type DemandsSearch, toListFilter } from './demands-search.ts'

export interface ColumnChoice {
  readonly statusKey: DemandStatus
  readonly filters: DemandFilters
  /** Since when the customer's demands are specific; null when the lists are not split. */
  readonly since: string | null
  /** The side of a split list. */
  readonly kind: DemandKind | null
}

/** The pages of a column. Specification §4: `/demands` has the specific demands, or all. */
export function toColumnQuery({ statusKey, filters, since, kind }: ColumnChoice) {
  if (since === null || kind === 'specific') {
    return listDemands(client, toListFilter(filters, statusKey))
  }
  if (kind === null) return listDemandsBoth(client, toListFilter(filters, statusKey))
  const lastDay = civilDateFrom(since)
  const endDate = filters.endDate && filters.endDate < lastDay ? filters.endDate : lastDay
  return listDemandsBoth(client, toListFilter({ ...filters, endDate }, statusKey))
}

/** Whether a row belongs to its column: a day can hold both kinds of demands. */
export function isInColumn(
  demand: DemandSummary,
  { since, kind }: Pick<ColumnChoice, 'since' | 'kind'>,
): boolean {
  const isOfKind = since === null || kind === null || toDemandKind(demand, since) === kind
  return isOfKind && isOnDemandsPage(demand)
}

/** The side that a list shows: the address names the one that is not usual. */
export function toColumnKind(
  { finished, blocked }: DemandsSearch,
  statusKey: DemandStatus,
  since: string | null,
): DemandKind | null {
  if (since === null) return null
  if (statusKey === 'FINISHED') return finished ?? 'specific'
  if (statusKey === 'BLOCKED') return blocked ?? 'specific'
  return null
}
