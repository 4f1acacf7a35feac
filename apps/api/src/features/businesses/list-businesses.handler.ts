import type { Handler } from '../../http/operation.ts'
import { Problem } from '../../http/problem.ts'
import { selectBusinesses, selectMembers } from './businesses.store.ts'

/** The businesses that the user may choose. Specification §4: without any the answer is a 404. */
export const listBusinesses: Handler<'listBusinesses'> = async ({ query, unit }) => {
  const businesses = selectBusinesses(query.includeAll ?? false)
  const [rows, members] = query.allUsers
    ? await unit.read(businesses, selectMembers())
    : [...(await unit.read(businesses)), undefined]
  if (rows.length === 0) throw new Problem(404, 'NO_BUSINESS')

  const business = rows.map((row) => ({
    ...row,
    ...(members && {
      Users: members
        .filter(({ businessId }) => businessId === row.id)
        .map(({ id, name }) => ({ id, name })),
    }),
  }))
  return { business, total: business.length }
}
