import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { type ListedUser, selectUsers, userList } from './user-list.store.ts'

function toSummary(row: ListedUser) {
  const { customerId: _, customerName: _n, nameFolded: _f, createdAt: _c, ...summary } = row
  return summary
}

/** A page of the users of the same customer, or of a business of it; staff get the users of the firm. */
export const listUsers: Handler<'listUsers'> = async ({ query, unit, businessId }) => {
  const text = query.name?.trim()
  const filter = {
    ...(!query.includeBlocked && ({ status: 'ACTIVE' } as const)),
    ...(text && { text }),
    ...(query.inBusiness && businessId && { businessId }),
  }
  const [{ shown, ...rest }] = await readPage(unit, userList, query, (start) =>
    selectUsers('colleagues', filter, start),
  )
  return { users: shown.map(toSummary), ...rest }
}

/** A page of the users of every customer and of the firm. */
export const listFirmUsers: Handler<'listFirmUsers'> = async ({ query, unit }) => {
  const { customerId, type, status, name } = query
  const text = name?.trim()
  const filter = {
    ...(customerId && { customerId }),
    ...(type && { type }),
    ...(status && { status }),
    ...(text && { text }),
  }
  const [{ shown, ...rest }] = await readPage(unit, userList, query, (start) =>
    selectUsers('everybody', filter, start),
  )
  return { users: shown.map(({ nameFolded: _, ...user }) => user), ...rest }
}
