import type { DemandKind, DemandStatus, DemandSummary } from '@tramite/core/demands'

/** The rows of one status loaded so far. */
export interface DemandColumnData {
  readonly state: 'loading' | 'failed' | 'ready'
  readonly demands: readonly DemandSummary[]
  /** Exact total on the server. */
  readonly total: number
  /** The rows are those of the previous filters; the new ones are loading. */
  readonly isRefreshing: boolean
  readonly isLoadingMore: boolean
  /** Absent if every row is loaded. */
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
 * @returns includes the total number of demands, null if a column failed: its number is unknown
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
