import type { DemandKind, DemandStatus, DemandSummary } from '@tramite/core/demands'

/** The rows of one status, as far as they are loaded. */
export interface DemandColumnData {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly demands: readonly DemandSummary[]
  /** Exact number on the server. */
  readonly total: number
  /** The rows are those of the filters before; the new ones are on their way. */
  readonly isRefreshing: boolean
  readonly isLoadingMore: boolean
  /** Absent when every row is loaded. */
  readonly onEndReached: (() => void) | undefined
  readonly onRetry: () => void
  readonly isRetrying: boolean
}

export type DemandColumns = Readonly<Record<DemandStatus, DemandColumnData>>

/** The split of a list that some customers have. */
export interface DemandKindChoice {
  readonly value: DemandKind
  readonly onChange: (kind: DemandKind) => void
}

/**
 * What the columns show together.
 * @returns with the number of demands in all, null where a column failed: nobody knows its number
 */
export function toColumnsState(columns: Readonly<Record<string, DemandColumnData>>): {
  state: 'loading' | 'failed' | 'empty' | 'ready'
  total: number | null
} {
  const all = Object.values(columns)
  const hasFailed = all.some(({ state }) => state === 'failed')
  const total = hasFailed ? null : all.reduce((sum, column) => sum + column.total, 0)
  if (all.every(({ state }) => state === 'failed')) return { state: 'failed', total }
  if (all.some(({ state }) => state === 'loading')) return { state: 'loading', total }
  return { state: total === 0 ? 'empty' : 'ready', total }
}
