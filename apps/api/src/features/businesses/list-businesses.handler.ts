import type { Handler } from '../../http/operation.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { selectCustomer } from '../customers/customers.store.ts'
import { selectFirstMembers, selectMembers, selectMembersOf } from './business-users.store.ts'
import {
  type Business,
  type BusinessRow,
  selectBusinesses,
  selectBusinessesOf,
  toBusiness,
} from './businesses.store.ts'

interface Member {
  readonly businessId: string
  readonly id: string
  readonly name: string
  readonly email: string
  /** How many the business has; absent where all of them are known. */
  readonly total?: number
}

const toList = (rows: readonly BusinessRow[], members?: readonly Member[]): Business[] => {
  if (!members) return rows.map((row) => toBusiness(row))
  const byBusiness = Map.groupBy(members, ({ businessId }) => businessId)
  return rows.map((row) => {
    const own = byBusiness.get(row.id) ?? []
    return { ...toBusiness(row, own), usersTotal: own[0]?.total ?? own.length }
  })
}

/** The businesses that the user may choose. Without any the answer is a 404. */
export const listBusinesses: Handler<'listBusinesses'> = async ({ query, unit }) => {
  const businesses = selectBusinesses({ includeAll: query.includeAll ?? false })
  const { firstUsers } = query
  const [rows, members] = query.allUsers
    ? await unit.read(businesses, firstUsers ? selectFirstMembers(firstUsers) : selectMembers())
    : [...(await unit.read(businesses)), undefined]
  if (rows.length === 0) throw new Problem(404, 'NO_BUSINESS')
  return { business: toList(rows, members), total: rows.length }
}

/** The businesses of a customer with their users, for the firm. */
export const listFirmCustomerBusinesses: Handler<'listFirmCustomerBusinesses'> = async (call) => {
  const { id } = call.params
  const [[customer], rows, members] = await call.unit.read(
    selectCustomer(id),
    selectBusinessesOf(id),
    selectMembersOf(id),
  )
  if (!customer) throw notFound()
  return { business: toList(rows, members), total: rows.length }
}
