import * as calls from '../generated/calls.ts'
import type { components } from '../generated/schema.ts'
import { type ApiClient, defineQuery, isApiError, type Query } from '../http/index.ts'

/** A business (negócio) of a customer. */
export type Business = components['schemas']['Business']

/** What is read of the businesses. */
export interface BusinessesInput {
  /** Adds `Users`: who is associated with each. */
  readonly allUsers?: boolean
}

const listAnyBusinesses = defineQuery(calls.listBusinesses, {
  resource: 'businesses',
  request: ({ allUsers }: BusinessesInput) => ({
    query: { includeAll: true, ...(allUsers && { allUsers }) },
  }),
})

/**
 * `GET /business`: the businesses that the user may work in, the first created first; a super admin
 * gets all of the customer. A 404 means that there is none and is an empty list
 * here; other errors reach the caller.
 */
export function listBusinesses(
  client: ApiClient,
  { allUsers = false }: BusinessesInput = {},
): Query<Business[]> {
  const { queryFn, version } = listAnyBusinesses(client, { allUsers })
  return {
    version,
    // The list is what the active business is chosen from, so it does not depend on it.
    queryKey: ['businesses', null, calls.listBusinesses.id, allUsers ? { allUsers } : null],
    queryFn: async (context) => {
      try {
        return (await queryFn(context)).business
      } catch (error) {
        if (isApiError(error) && error.status === 404) return []
        throw error
      }
    },
  }
}

/** `GET /business/{id}`: one business with its users. */
export const getBusiness = defineQuery(calls.getBusiness, {
  resource: 'businesses',
})
