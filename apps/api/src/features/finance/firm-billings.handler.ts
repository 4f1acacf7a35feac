import { toCents } from '@tramite/core/finance'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { changeVersioned, createVersioned, readVersioned } from '../../http/versioned-rows.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { customerTouched } from '../customers/customer-touched.ts'
import { selectCustomer } from '../customers/customers.store.ts'
import {
  billingList,
  changeBilling,
  insertBilling,
  lockBilling,
  selectBilling,
  selectBillings,
} from './billings.store.ts'
import { toBillingColumns, toFirmBilling } from './billings.wire.ts'

/** The billings of all customers or of one, latest due date first. */
export const listFirmBillings: Handler<'listFirmBillings'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, billingList, query, (start) =>
    selectBillings(query, start),
  )
  return { billings: shown.map(toFirmBilling), ...rest }
}

/** One billing. */
export const getFirmBilling: Handler<'getFirmBilling'> = async (call) =>
  toFirmBilling(await readVersioned(call, selectBilling(call.params.id)))

/** Tells open pages of the customer and the firm that billings changed. */
const publishBillings =
  (now: Date) =>
  ({ customerId }: { readonly customerId: string }) => [
    leaveMessage(customerId, customerTouched(customerId), now),
  ]

/** Charges a customer. */
export const createBilling: Handler<'createBilling'> = (call) => {
  const { body, services, now } = call
  const at = now.toISOString()
  return createVersioned(call, {
    opening: [selectCustomer(body.customerId)],
    insert: ([[customer]]) => {
      if (!customer) throw notFound()
      return insertBilling({
        ...toBillingColumns(body),
        id: createId(services.clock),
        customerId: customer.id,
        description: body.description.trim(),
        valueCents: toCents(body.value),
        dueDate: body.dueDate,
        createdAt: at,
        updatedAt: at,
      })
    },
    toAnswer: toFirmBilling,
    beside: publishBillings(now),
  })
}

/** Changes a billing, such as its status. */
export const updateBilling: Handler<'updateBilling'> = async (call) => {
  const { params, body, now } = call
  const lock = lockBilling(params.id)
  const change = () => changeBilling(params.id, toBillingColumns(body), now)
  const beside = publishBillings(now)
  return toFirmBilling(
    await changeVersioned(call, { lock, change, toShown: toFirmBilling, beside }),
  )
}
