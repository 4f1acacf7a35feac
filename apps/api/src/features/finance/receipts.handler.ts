import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { changeVersioned, readVersioned } from '../../http/versioned-rows.ts'
import {
  changeReceipt,
  lockReceipt,
  receiptList,
  selectReceipt,
  selectReceipts,
  toReceipt,
} from './receipts.store.ts'

/** Proofs of payment that customers sent, newest first. */
export const listReceipts: Handler<'listReceipts'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, receiptList, query, (start) =>
    selectReceipts(query, start),
  )
  return { receipts: shown.map(toReceipt), ...rest }
}

/** One proof of payment. */
export const getReceipt: Handler<'getReceipt'> = async (call) =>
  toReceipt(await readVersioned(call, selectReceipt(call.params.id)))

/** Accepts or refuses a proof of payment. A refused one no longer counts for the tag. */
export const reviewReceipt: Handler<'reviewReceipt'> = async (call) => {
  const { params, body, now } = call
  const { status, note } = body
  const changes = { status, ...(note !== undefined && { note: note?.trim() || null }) }
  const change = () => changeReceipt(params.id, changes, now)
  return toReceipt(await changeVersioned(call, lockReceipt(params.id), change))
}
