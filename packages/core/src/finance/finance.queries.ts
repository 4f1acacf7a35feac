import * as calls from '../generated/calls.ts'
import { definePagedQuery, defineQuery } from '../http/index.ts'
import type { BillingStatus } from './finance.types.ts'

/** Billings of one page of a customer's list: years of instalments. */
export const billingsPageSize = 200

/**
 * `GET /financial/billings/{cpfOrCnpj}`: the billings of the own customer, latest due date first.
 * Its failure has no text of its own: `tramite.read` gives an empty list then.
 */
export const listBillings = defineQuery(calls.listBillings, {
  resource: 'billings',
  request: ({ cpfOrCnpj, page }: { cpfOrCnpj: string; page?: number }) => ({
    path: { cpfOrCnpj },
    query: { limit: billingsPageSize, ...(page !== undefined && { page }) },
  }),
  instead: { data: [], total: 0, nextCursor: null },
})

/** What narrows the firm's list of billings. */
export interface FirmBillingsFilter {
  readonly customerId?: string
  readonly status?: BillingStatus
  readonly limit?: number
}

/** `GET /firm/billings`: of all customers or one, for staff. */
export const listFirmBillings = definePagedQuery(calls.listFirmBillings, {
  resource: 'billings',
})

/** `GET /firm/billings/{id}`, for staff. */
export const getFirmBilling = defineQuery(calls.getFirmBilling, {
  resource: 'billings',
})

/** What narrows the firm's list of proofs of payment. */
export interface ReceiptsFilter {
  readonly customerId?: string
  readonly status?: 'received' | 'accepted' | 'refused'
  readonly limit?: number
}

/** `GET /firm/receipts`: proofs of payment, newest first, for staff. */
export const listReceipts = definePagedQuery(calls.listReceipts, {
  resource: 'receipts',
})

/** `GET /firm/receipts/{id}`, for staff. */
export const getReceipt = defineQuery(calls.getReceipt, {
  resource: 'receipts',
})
