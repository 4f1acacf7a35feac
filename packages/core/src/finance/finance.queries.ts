import * as calls from '../generated/calls/finance.ts'
import {
  type ApiClient,
  definePagedQuery,
  defineQuery,
  type Query,
  toEveryItemQuery,
} from '../http/index.ts'
import { PAGE_SIZE_MAX } from '../limits.ts'
import type { Billing } from './finance.types.ts'

const billingPages = definePagedQuery(calls.listBillings, {
  resource: 'billings',
  request: ({ cpfOrCnpj }: { cpfOrCnpj: string }) => ({
    path: { cpfOrCnpj },
    query: { limit: PAGE_SIZE_MAX },
  }),
})

/**
 * `GET /financial/billings/{cpfOrCnpj}`: every billing of the own customer, latest due date first, from all
 * pages, since sums and the search for the oldest need the whole list. Its failure has no text: with a
 * fallback `tramite.read` returns an empty list.
 */
export function listBillings(
  client: ApiClient,
  input: { readonly cpfOrCnpj: string },
): Query<readonly Billing[], readonly Billing[]> {
  return { ...toEveryItemQuery(billingPages(client, input), input), fallback: [] }
}

/** `GET /firm/billings`: billings of all customers or of one, for staff. */
export const listFirmBillings = definePagedQuery(calls.listFirmBillings, {
  resource: 'billings',
})

/** `GET /firm/billings/{id}`, for staff. */
export const getFirmBilling = defineQuery(calls.getFirmBilling, {
  resource: 'billings',
})

/** `GET /firm/receipts`: proofs of payment, newest first, for staff. */
export const listReceipts = definePagedQuery(calls.listReceipts, {
  resource: 'receipts',
})

/** `GET /firm/receipts/{id}`, for staff. */
export const getReceipt = defineQuery(calls.getReceipt, {
  resource: 'receipts',
})
