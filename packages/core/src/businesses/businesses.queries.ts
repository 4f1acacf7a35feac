import * as calls from '../generated/calls/businesses.ts'
import type { components } from '../generated/schema.ts'
import { type ApiClient, defineQuery, isNotFound, type Query } from '../http/index.ts'

/** A business (negócio) of a customer. */
export type Business = components['schemas']['Business']

/** Input of the list of businesses. */
export interface BusinessesInput {
  /** Adds `Users`: the users associated with each business. */
  readonly allUsers?: boolean
  /** With `allUsers`, at most so many of each, the first by name; `usersTotal` says how many there are. */
  readonly firstUsers?: number
}

/** What is under way in a business: how many demands are open, wait for the customer, or are overdue. */
export type BusinessCounts = components['schemas']['BusinessCounts']

const listAnyBusinesses = defineQuery(calls.listBusinesses, {
  resource: 'businesses',
  request: ({ allUsers, firstUsers }: BusinessesInput) => ({
    query: { includeAll: true, ...(allUsers && { allUsers, firstUsers }) },
  }),
})

/**
 * `GET /business`: the businesses that the user may work in, oldest first; a super admin gets all
 * businesses of the customer. A 404 means that there is none and becomes an empty list here; other errors
 * reach the caller.
 */
export function listBusinesses(
  client: ApiClient,
  { allUsers = false, firstUsers }: BusinessesInput = {},
): Query<Business[]> {
  const { queryFn, version } = listAnyBusinesses(client, {
    allUsers,
    ...(firstUsers && { firstUsers }),
  })
  return {
    version,
    // The active business is chosen from this list, so the key does not depend on it.
    queryKey: [
      'businesses',
      null,
      calls.listBusinesses.id,
      allUsers ? { allUsers, firstUsers } : null,
    ],
    queryFn: async (context) => {
      try {
        return (await queryFn(context)).business
      } catch (error) {
        if (isNotFound(error)) return []
        throw error
      }
    },
  }
}

/** `GET /business/{id}`: one business with its users. */
export const getBusiness = defineQuery(calls.getBusiness, {
  resource: 'businesses',
})

const countAllBusinesses = defineQuery(calls.listBusinessCounts, { resource: 'home' })

/**
 * `GET /business/demandCounts`: what is under way in each business of the customer, in one call; a
 * business without demands has no entry. For super admins. Stale with every event of a demand.
 */
export function listBusinessCounts(client: ApiClient): Query<readonly BusinessCounts[]> {
  const { queryFn, version } = countAllBusinesses(client, undefined)
  return {
    version,
    // Covers all businesses, so the key does not depend on the active one.
    queryKey: ['home', null, calls.listBusinessCounts.id, null],
    queryFn: async (context) => (await queryFn(context)).counts,
  }
}
