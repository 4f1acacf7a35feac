import * as calls from '../generated/calls/risk.ts'
import { type ApiClient, loadEveryItem, type Query } from '../http/index.ts'
import { serverFirst } from '../http/server-first.ts'
import { listRiskAnswersCustomer, listRiskQuestions, listRiskSectors } from './risk.queries.ts'
import { type RiskSectorCounts, type RiskTableInput, toRiskCounts } from './risk-counts.ts'

/** Every sector and question, and every answer of the business. */
export async function loadRiskTableInput(
  client: ApiClient,
  signal: AbortSignal | undefined,
): Promise<RiskTableInput> {
  const [sectors, questions, choices] = await Promise.all([
    loadEveryItem(listRiskSectors(client, {}), { signal }),
    loadEveryItem(listRiskQuestions(client, {}), { signal }),
    loadEveryItem(listRiskAnswersCustomer(client, {}), { signal }),
  ])
  return { sectors, questions, choices }
}

/** The counts of each sector, without its risk: for views that only show the progress. */
export function getRiskProgress(client: ApiClient): Query<readonly RiskSectorCounts[]> {
  return {
    queryKey: ['risk', client.businessId(), calls.listRiskSectors.id, 'progress'],
    meta: serverFirst,
    version: () => undefined,
    queryFn: async ({ signal } = {}) => {
      const input = await loadRiskTableInput(client, signal)
      return [...toRiskCounts(input).values()]
    },
  }
}
