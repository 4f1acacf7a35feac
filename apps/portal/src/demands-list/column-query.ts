import {
  BULK_SELECTION_MAX,
  type DemandKind,
  type DemandStatus,
  getDemandBoard,
  isSplitStatus,
  listDemandColumn,
  listDemandsBoth,
} from '@tramite/core/demands'
import type { ApiClient, PagedQuery } from '@tramite/core/http'
import type { DemandFilters } from '@tramite/ui/demands'
import { toListFilter } from './demands-search.ts'

/** Page size after the first page, in rows. */
const FURTHER_ROWS = 50

type Sides = Readonly<Record<'finished' | 'blocked', 'advisory' | null>>

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

/** What the page of demands shows. */
export interface ShownDemands {
  readonly filters: DemandFilters & Sides
  readonly isList: boolean
}

type Page = Awaited<ReturnType<ReturnType<typeof listDemandsBoth>['queryFn']>>

/** The demands of a page that are not private, as many as can be made private together. */
export function listNotPrivate(
  client: ApiClient,
  { filters, isList }: ShownDemands,
): PagedQuery<Page> {
  const filter = toListFilter(filters, isList ? 'list' : 'board')
  const asked = { ...filter, private: false, limit: BULK_SELECTION_MAX }
  const pages = listDemandsBoth(client, asked)
  if (isList) return pages
  const finishedKind = toColumnKind(filters, 'FINISHED')
  const blockedKind = toColumnKind(filters, 'BLOCKED')
  const board = getDemandBoard(client, {
    ...asked,
    ...(finishedKind && { finishedKind }),
    ...(blockedKind && { blockedKind }),
  })
  const [resource, businessId, operation, input] = board.queryKey
  return {
    ...pages,
    queryKey: [resource, businessId, operation, input, 'pages'],
    queryFn: async (context) => {
      const columns = Object.values(await board.queryFn(context))
      return {
        demands: columns.flatMap(({ demands }) => demands).slice(0, BULK_SELECTION_MAX),
        total: columns.reduce((sum, { total }) => sum + total, 0),
        nextCursor: null,
      }
    },
  }
}

/** The pages of all demands as one list, whatever their status. */
export const listDemandsOf = (client: ApiClient, filters: DemandFilters) =>
  listDemandsBoth(client, { ...toListFilter(filters, 'list'), limit: FURTHER_ROWS })

/** The side that a list shows: the address names it only if it is not the default. */
export function toColumnKind(
  { finished, blocked }: Sides,
  statusKey: DemandStatus,
): DemandKind | null {
  if (!isSplitStatus(statusKey)) return null
  return (statusKey === 'FINISHED' ? finished : blocked) ?? 'specific'
}
