import type { Handler } from '../../http/operation.ts'
import { countColleagues, selectColleagues } from './users.store.ts'

/** A page of the users of the same customer; staff get the users of the firm. */
export const listUsers: Handler<'listUsers'> = async ({ query, unit }) => {
  const { limit = 50, page = 0 } = query
  const [users, total] = await unit.read(selectColleagues(limit, page * limit), countColleagues())
  return { users, total }
}
