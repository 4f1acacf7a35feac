import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { readVersioned } from '../../http/versioned-rows.ts'
import { receiptList, selectReceipt, selectReceipts, toReceipt } from './receipts.store.ts'

/** Proofs of payment that customers sent, newest first. */
export const listReceipts: Handler<'listReceipts'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, receiptList, query, (start) =>
    selectReceipts(query, start),
  )
  return { receipts: shown.map(toReceipt), ...rest }
}

/** Proofs of payment that the own customer sent, newest first, with the firm's decision on each. */
export const listSentReceipts: Handler<'listSentReceipts'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, receiptList, query, (start) =>
    selectReceipts({ isOwn: true }, start),
  )
  return { receipts: shown.map(toReceipt), ...rest }
}

/** One proof of payment. */
export const getReceipt: Handler<'getReceipt'> = async (call) =>
  toReceipt(await readVersioned(call, selectReceipt(call.params.id)))
