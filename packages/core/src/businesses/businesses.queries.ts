import type { AnswerAt } from '../http/contract.types.ts'
import { type ApiClient, defineQuery, isApiError, type Query } from '../http/index.ts'

const listAnyBusinesses = defineQuery({
  resource: 'businesses',
  path: '/business',
  request: () => ({ query: { includeAll: true } }),
})

/**
 * `GET /business`: the businesses that the user may work in. A 404 means that there is none
 * (specification §4) and is an empty list here; other errors reach the caller.
 */
export function listBusinesses(client: ApiClient): Query<AnswerAt<'get', '/business'>['business']> {
  const query = listAnyBusinesses(client)
  return {
    // The list is what the active business is chosen from, so it does not depend on it.
    queryKey: ['businesses', null, '/business', null],
    queryFn: async (context) => {
      try {
        return (await query.queryFn(context)).business
      } catch (error) {
        if (isApiError(error) && error.status === 404) return []
        throw error
      }
    },
  }
}
