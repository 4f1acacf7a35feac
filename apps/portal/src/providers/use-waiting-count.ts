import { countWaitingDemands } from '@tramite/core/home'
import { useRead } from '@tramite/react'

/** How many demands wait for the customer; shown beside 'Demandas'. */
export function useWaitingCount(isEnabled: boolean): number {
  const { data } = useRead(countWaitingDemands, undefined, { isEnabled })
  return data?.count ?? 0
}
