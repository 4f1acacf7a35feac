import { requireCurrent } from '../../http/if-match.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
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
export const getReceipt: Handler<'getReceipt'> = async ({ params, unit, setVersion }) => {
  const [[row]] = await unit.read(selectReceipt(params.id))
  if (!row) throw notFound()
  setVersion(row.version)
  return toReceipt(row)
}

/** Accepts or refuses a proof of payment. A refused one no longer counts for the tag. */
export const reviewReceipt: Handler<'reviewReceipt'> = async (call) => {
  const { params, body, ifMatch, unit, now, setVersion } = call
  const opening = [lockReceipt(params.id)] as const
  const row = await unit.write(opening, async (transaction, [[before]]) => {
    if (!before) throw notFound()
    requireCurrent(ifMatch, before, body)
    const { status, note } = body
    const changes = { status, ...(note !== undefined && { note: note?.trim() || null }) }
    const [after = before] = await transaction.run(changeReceipt(params.id, changes, now))
    return after
  })
  setVersion(row.version)
  return toReceipt(row)
}
