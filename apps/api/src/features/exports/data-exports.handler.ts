import { civilDateOf, formatTime } from '@tramite/core/calendar'
import { type ExportLimit, toExportLimit, toExportLimitStart } from '@tramite/core/exports'
import { message, toWaitText } from '@tramite/core/messages'
import { createId } from '../../db/ids.ts'
import type { Handler } from '../../http/operation.ts'
import { readPage } from '../../http/page.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import {
  exportList,
  insertExport,
  selectExport,
  selectExports,
  selectLatestExport,
  selectMadeExports,
  toDataExport,
  toExportKey,
} from './exports.store.ts'

/** The exports that the principal requested. */
export const listDataExports: Handler<'listDataExports'> = async ({ query, unit }) => {
  const [{ shown, ...rest }] = await readPage(unit, exportList, query, selectExports)
  return { exports: shown.map(toDataExport), ...rest }
}

function limitReached({ of, most, seconds }: ExportLimit): Problem {
  return new Problem(429, 'RATE_LIMITED', {
    message: message(`exports.limit.${of}`, { most, wait: toWaitText(seconds) }),
    headers: { 'retry-after': String(seconds) },
  })
}

/**
 * Has a ZIP made of everything that the principal may see; if one is being made for them already, that
 * one is returned, and counts once.
 */
export const createDataExport: Handler<'createDataExport'> = ({ unit, services, now }) =>
  unit.write([], async (transaction, _, principal) => {
    const { userId, customerId } = principal
    if (customerId === null) throw notFound()
    const id = createId(services.clock)
    const row = { id, customerId, userId, createdAt: now.toISOString() }
    const made = await transaction.run(selectMadeExports(toExportLimitStart(now)))
    const [created] = await transaction.run(insertExport(row))
    if (created) {
      const limit = toExportLimit(made, now, services.environment.limitsFactor)
      if (limit) throw limitReached(limit)
      const job = { kind: 'dataExport', exportId: id, customerId } as const
      transaction.defer(leaveMessage(customerId, { kind: 'job', job }, now))
      return toDataExport(created)
    }
    const [latest] = await transaction.run(selectLatestExport())
    if (!latest) throw notFound()
    return toDataExport(latest)
  })

/** A short-lived address of a finished export; its file may be missing after a backup was restored. */
export const downloadDataExport: Handler<'downloadDataExport'> = async (call) => {
  const { params, unit, services, now } = call
  const [[row]] = await unit.read(selectExport(params.id))
  if (row?.status !== 'READY' || !row.expiresAt || new Date(row.expiresAt) <= now) throw notFound()
  const key = toExportKey(row)
  if (!(await services.files.head(key))) throw notFound()
  const { timeZone } = services.conventions
  const day = civilDateOf(new Date(row.createdAt), timeZone)
  // A colon is not allowed in the name of a file everywhere.
  const time = formatTime(row.createdAt, timeZone).replace(':', 'h')
  const fileName = `exportacao-${day}-${time}.zip`
  return {
    signedUrl: await services.files.createGetUrl({ key, fileName, contentType: 'application/zip' }),
  }
}
