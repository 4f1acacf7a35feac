import { randomUUID } from 'node:crypto'
import { civilDateOf } from '@tramite/core/calendar'
import { abortOnClose } from '../../http/abort-on-close.ts'
import type { Handler } from '../../http/operation.ts'
import { notFound } from '../../http/problem.ts'
import { selectCustomer } from '../customers/customers.store.ts'
import { insertFile } from '../files/files.store.ts'
import { requireRoom } from '../files/require-room.ts'

/** Media type of .xlsx. */
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Stores the spreadsheet of an analysis as a file of the caller's, to be attached to a message or a
 * change of status. If never attached it is removed like an upload.
 */
export const createRiskSpreadsheet: Handler<'createRiskSpreadsheet'> = async (call) => {
  const { body, unit, services, now, onClose } = call
  const { timeZone } = services.conventions
  // Checked before the work: a spreadsheet takes up time that others wait for.
  const [[customer]] = await unit.read(selectCustomer(body.customer))
  const caller = await unit.principal()
  if (!customer || (!caller.staff && customer.id !== caller.customerId)) throw notFound()

  const content = await services.heavy.run(
    'riskSpreadsheet',
    { rows: body.rows, timeZone },
    { owner: caller.customerId ?? caller.userId, signal: abortOnClose(onClose) },
  )
  const file = {
    key: `uploads/${randomUUID()}`,
    fileName: `analise-interna-de-risco-${civilDateOf(now, timeZone)}.xlsx`,
    contentType: XLSX_TYPE,
    size: content.byteLength,
  }
  await unit.write([], async (transaction, _, principal) => {
    const createdAt = now.toISOString()
    const row = {
      ...file,
      customerId: customer.id,
      userId: principal.userId,
      type: 'DOCUMENT',
      createdAt,
    } as const
    if (!principal.staff) await requireRoom({ transaction, principal, services, now }, row)
    transaction.defer(insertFile(row))
  })
  // After its row: a file stored without a row would never be removed.
  await services.files.store(file, content)
  const { key, fileName, contentType: fileType, size: fileSize } = file
  return { key, fileName, fileType, fileSize }
}
