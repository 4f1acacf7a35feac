import * as calls from '../generated/calls/finance.ts'
import { type ApiClient, definePagedQuery, type Query, toEveryItemQuery } from '../http/index.ts'
import { PAGE_SIZE_MAX } from '../limits.ts'
import type { Receipt } from './finance.types.ts'

const sentReceiptPages = definePagedQuery(calls.listSentReceipts, {
  resource: 'receipts',
  request: (_input: undefined) => ({ query: { limit: PAGE_SIZE_MAX } }),
})

/**
 * `GET /financial/receipts`: every proof of payment that the own customer has sent, newest first, with
 * the firm's review of each. For admins.
 */
export function listSentReceipts(client: ApiClient): Query<readonly Receipt[]> {
  return toEveryItemQuery(sentReceiptPages(client, undefined), null)
}
