import { useQuery } from '@tanstack/react-query'
import { countWaiting, getHome } from '@tramite/core/home'
import { client } from '../integrations/client.ts'

/** How many demands wait for the customer; shown beside 'Demandas'. */
export function useWaitingCount(isEnabled: boolean): number {
  const { data } = useQuery({ ...getHome(client, undefined), enabled: isEnabled })
  return data ? countWaiting(data).count : 0
}
