import type { ApiClient, Query } from '@tramite/core/http'
import { listRiskDemands, type RiskDemand } from '@tramite/core/risk'
import { type LoadStatus, toLoadStatus } from '../calls/to-load-status.ts'
import { useRead } from '../calls/use-read.ts'

/** The demand of a business's risk analysis, with the answers that tell of one that the user does not see. */
export interface RiskDemandRead<Sectors> extends LoadStatus {
  /** The demands of the type as they were listed last, which may be old. */
  readonly listed: readonly RiskDemand[] | undefined
  /** The first of them; null if there is none, undefined while that is unknown. */
  readonly demand: RiskDemand | null | undefined
  readonly sectors: Sectors | undefined
  /** Whether reads in progress will tell what the demand is. */
  readonly isAwaited: boolean
  /** Reads both again; a read that is already running is awaited instead of being repeated. */
  readonly reload: () => Promise<unknown>
}

/**
 * The demand of the active business's risk analysis. A demand that is listed is known at once. That there is
 * none is not certain while the list or the answers are read again, nor if that fails: the analysis may have
 * just begun.
 * @param readSectors reads the answers of the business, such as `getRiskProgress`
 */
export function useRiskDemand<Sectors>(
  readSectors: (client: ApiClient, input: undefined) => Query<Sectors>,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): RiskDemandRead<Sectors> {
  const demands = useRead(listRiskDemands, undefined, { isEnabled })
  const sectors = useRead(readSectors, undefined, { isEnabled })
  const listed = demands.data?.demands
  const first = listed?.[0]
  const isAwaited = !first && (demands.isFetching || sectors.isFetching)
  // A list without it proves nothing once it could not be read again.
  const reads = [demands, sectors].map(({ isPending, isFetching, refetch, ...read }) => ({
    isPending,
    isFetching,
    refetch,
    isLoadingError: first ? read.isLoadingError : read.isError,
  }))
  const loadStatus = toLoadStatus(...reads)
  const isNone =
    listed !== undefined && sectors.data !== undefined && !isAwaited && !loadStatus.hasFailed
  return {
    listed,
    demand: first ?? (isNone ? null : undefined),
    sectors: sectors.data,
    isAwaited,
    ...loadStatus,
    reload: () => Promise.all(reads.map(({ refetch }) => refetch({ cancelRefetch: false }))),
  }
}
