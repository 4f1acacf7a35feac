import { type DemandStatus, type DemandSummary, groupDemands } from '@tramite/core/demands'
import type { Home } from '@tramite/core/home'

const limit = 100

/** The home page's data as the server makes it of a customer's demands. */
export function buildHome(demands: readonly DemandSummary[]): Home {
  const groups = groupDemands(demands)
  const of = (...keys: DemandStatus[]) =>
    demands.filter(({ statusKey }) => keys.includes(statusKey)).slice(0, limit)
  const counts = { OPEN: 0, IN_PROGRESS: 0, PENDING: 0, FINISHED: 0, BLOCKED: 0 }
  for (const group of groups) counts[group.statusKey] = group.demands.length
  return {
    demandsActive: of('OPEN', 'IN_PROGRESS', 'BLOCKED'),
    demandsPending: of('PENDING'),
    demandsFinished: of('FINISHED'),
    customerSuccessDemandsWithoutFeedback: of('FINISHED').filter(({ feedback }) => !feedback),
    counts,
  }
}
