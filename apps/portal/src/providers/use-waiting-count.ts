import { countWaitingDemands } from '@tramite/core/home'
import { useRead } from '@tramite/react'

/**
 * Number of demands that wait for the customer, shown next to 'Demandas'; 0 while it is not enabled, even if
 * it was read before.
 */
export function useWaitingCount(isEnabled: boolean): number {
  const { data } = useRead(countWaitingDemands, undefined, { isEnabled })
  return isEnabled ? (data?.count ?? 0) : 0
}
