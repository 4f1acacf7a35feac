import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { customerList, selectCustomers } from './customer-list.store.ts'
import { insertCustomer, selectCustomer, toCustomer, toCustomerDetails } from './customers.store.ts'
import { companionsOf, toFirmCustomer } from './firm-customer.ts'
import { toFirmDraft } from './legal-representative.ts'
import { requireRegistration } from './registration-faults.ts'

/** The firm's customers, by name. */
export const listFirmCustomers: Handler<'listFirmCustomers'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, customerList, query, (start) =>
    selectCustomers(query, start),
  )
  const customers = shown.map(({ nameFolded: _, tags, ...row }) => ({
    ...toCustomer(row, tags),
    ...toCustomerDetails(row),
  }))
  return { customers, ...rest }
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
  const draft = toFirmDraft(body, services)
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
