import { countWaitingDemands } from '@tramite/core/home'
import { useRead } from '@tramite/react'

/** How many demands wait for the customer, shown beside 'Demandas'; 0 while it is not enabled, whatever was read before. */
export function useWaitingCount(isEnabled: boolean): number {
  const { data } = useRead(countWaitingDemands, undefined, { isEnabled })
  return isEnabled ? (data?.count ?? 0) : 0
}
