import * as calls from '../generated/calls/finance.ts'
import { type ApiClient, definePagedQuery, defineQuery, type Query } from '../http/index.ts'
import { readEveryPage } from '../http/read-every-page.ts'
import type { Billing } from './finance.types.ts'

/** Most billings of one page; a customer's list has as many pages as it needs. */
const pageSize = 200

const billingPages = definePagedQuery(calls.listBillings, {
  resource: 'billings',
  request: ({ cpfOrCnpj }: { cpfOrCnpj: string }) => ({
    path: { cpfOrCnpj },
    query: { limit: pageSize },
  }),
})

/**
 * `GET /financial/billings/{cpfOrCnpj}`: every billing of the own customer, latest due date first,
 * however many pages they are: what is added up or searched for the oldest has to be whole.
 * Its failure has no text of its own: `tramite.read` gives an empty list then.
 */
export function listBillings(
  client: ApiClient,
  input: { readonly cpfOrCnpj: string },
): Query<readonly Billing[], readonly Billing[]> {
  const { queryKey, ...pages } = billingPages(client, input)
  const [resource, businessId, operation] = queryKey
  return {
    queryKey: [resource, businessId, operation, input],
    version: () => undefined,
    queryFn: async (options) =>
      (await readEveryPage({ queryKey, ...pages }, options)).flatMap(({ data }) => data),
    fallback: [],
  }
}

/** `GET /firm/billings`: of all customers or one, for staff. */
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
