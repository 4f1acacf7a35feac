import { createId } from '../../db/ids.ts'
import { cursorId, cursorText, decodeCursor, encodeCursor } from '../../http/cursor.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { countCustomers, selectCustomers } from './customer-list.store.ts'
import { insertCustomer, selectCustomer, toCustomer, toCustomerDetails } from './customers.store.ts'
import { companionsOf, toFirmCustomer } from './firm-customer.ts'
import { requireRegistration } from './registration-faults.ts'
import { toTrimmed } from './trimmed.ts'

const list = 'firmCustomers'

/** The firm's customers, by name. */
export const listFirmCustomers: Handler<'listFirmCustomers'> = async ({ query, unit }) => {
  const { limit = 50, page = 0, cursor, ...filter } = query
  const after = cursor === undefined ? null : decodeCursor(list, cursor, [cursorText, cursorId])
  const offset = after === null ? page * limit : 0
  const [rows, [counted]] = await unit.read(
    selectCustomers(filter, { limit: limit + 1, offset, after }),
    countCustomers(filter),
  )
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    customers: shown.map(({ nameFolded: _, tags, ...row }) => ({
      ...toCustomer(row, tags),
      ...toCustomerDetails(row),
    })),
    total: counted?.total ?? 0,
    nextCursor: last ? encodeCursor(list, [last.nameFolded, last.id]) : null,
  }
}

/** One customer for the firm. */
export const getFirmCustomer: Handler<'getFirmCustomer'> = async ({ params, unit, setVersion }) => {
  const [[row], ...companions] = await unit.read(
    selectCustomer(params.id),
    ...companionsOf(params.id),
  )
  if (!row) throw notFound()
  setVersion(row.version)
  return toFirmCustomer(row, companions)
}

/** Adds a customer. Its contract begins without any limit, premium or tool. */
export const createFirmCustomer: Handler<'createFirmCustomer'> = async (call) => {
  const { body, unit, services, now, setVersion } = call
  const draft = toTrimmed(body)
  requireRegistration(draft, services)

  const customer = await unit.write([], async (transaction) => {
    const row = { ...draft, id: createId(services.clock), createdAt: now.toISOString() }
    const [created] = await transaction.run(insertCustomer(row))
    if (!created) throw new Error('The database kept no customer')
    return toFirmCustomer(created, [[], []])
  })
  setVersion(1)
  return customer
}
