import { Readable } from 'node:stream'
import { evaluateAccess, toDeadlineStop } from '@tramite/core/access'
import { civilDateOf, endOfCivilDay, formatDate, formatDateTime } from '@tramite/core/calendar'
import { toDeadlineState } from '@tramite/core/demands'
import { mayExportData } from '@tramite/core/exports'
import { isCustomerAdmin } from '@tramite/core/users'
import { sql } from 'drizzle-orm'
import type { CustomerPrincipal } from '../../db/principal.ts'
import { selectCustomerPrincipals } from '../../db/principals.ts'
import { contractInputOf } from '../../http/contract-input.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { leaveMessage } from '../../outbox/outbox.store.ts'
import { selectCustomerOf } from '../customers/customers.store.ts'
import { lastExportDay } from './export-days.ts'
import { createExportSource } from './export-source.ts'
import {
  type ExportRow,
  lockExport,
  noteExport,
  takeExport,
  toEarlierKeys,
  toExportKey,
} from './exports.store.ts'
import { notifyOfFailure } from './notify-of-failure.ts'
import { type ExportContent, writeExport } from './write-export.ts'
import { writeZip } from './zip-archive.ts'

/** What the requester's contract allows now. */
const accessOf = (principal: CustomerPrincipal, ports: Pick<JobPorts, 'conventions' | 'clock'>) =>
  evaluateAccess(contractInputOf(principal, ports, ports.clock.now()))

/** Whether the requester may still have the export: rights and contracts change while a job waits. */
function isOpen(
  principal: CustomerPrincipal | undefined,
  ports: Pick<JobPorts, 'conventions' | 'clock'>,
): principal is CustomerPrincipal {
  return principal !== undefined && mayExportData(principal, accessOf(principal, ports))
}

interface Made extends ExportContent {
  /** Bytes of the ZIP. */
  readonly size: number
}

/** The ZIP of a large customer is gigabytes: it must not use up the space that the database needs next. */
async function requireSpace({ scratch, database }: JobPorts, row: ExportRow): Promise<void> {
  if (await scratch.hasSpace()) return
  const waiting = { status: 'BUILDING', percent: 0, waitsForSpace: true } as const
  await database.system((transaction) => transaction.run(noteExport(row, waiting)))
  throw new Error('There is too little space for an export')
}

/**
 * Makes the ZIP on this machine's disk and stores it; nothing if another try has taken over the export
 * meanwhile, as after this process was silent for a while.
 */
async function makeZip(
  ports: JobPorts,
  row: ExportRow,
  principal: CustomerPrincipal,
): Promise<Made | undefined> {
  const { database, files, letterhead, questionnaire, conventions, clock, logger, scratch } = ports
  await requireSpace(ports, row)
  const now = clock.now()
  const source = createExportSource(database, principal, {
    questions: questionnaire.questions,
    firm: letterhead.name,
    conventions,
    today: civilDateOf(now, conventions.timeZone),
    deadlines: toDeadlineState(toDeadlineStop(accessOf(principal, ports).deadlines)),
  })
  const [customer] = await source.read(selectCustomerOf(principal.userId))
  const about = {
    customer: customer?.name ?? '',
    user: principal.userName,
    firm: letterhead.name,
    contactEmail: letterhead.contactEmail,
    when: formatDateTime(now.toISOString(), conventions.timeZone),
  }
  const note = (percent: number) =>
    database.system((transaction) =>
      transaction.run(noteExport(row, { status: 'BUILDING', percent })),
    )
  const zip = await scratch.open()
  try {
    let content: ExportContent = { files: 0 }
    const { timeZone } = conventions
    await writeZip(zip.sink, { at: now, timeZone }, async (archive) => {
      content = await writeExport(archive, source, { files, about }, async (percent) => {
        await requireSpace(ports, row)
        await note(percent)
      })
    })
    const size = await zip.size()
    const [open] = await note(99)
    if (!open) return undefined
    const key = toExportKey(row)
    // Nobody will request what earlier tries have stored.
    for (const earlier of toEarlierKeys(row)) await files.remove(earlier)
    await files.storeStream({ key, contentType: 'application/zip', size }, () =>
      Readable.from(zip.read(), { objectMode: false }),
    )
    logger.info({ exportId: row.id, size, files: content.files }, 'export made')
    return { ...content, size }
  } finally {
    await zip.close()
  }
}

const failExport = (
  { database, clock }: Pick<JobPorts, 'database' | 'clock'>,
  row: ExportRow,
  isNotified = true,
) =>
  database.system(async (transaction) => {
    const failed = await transaction.run(
      noteExport(row, { status: 'FAILED', percent: 0, waitsForSpace: false }),
    )
    if (isNotified) notifyOfFailure(transaction, failed, clock.now())
  })

/**
 * Publishes the export as this try has made it, and notifies its requester.
 * @returns the locked row; nothing if another try has taken over the export
 */
function publish(
  { database, clock, conventions }: JobPorts,
  row: ExportRow,
  principal: CustomerPrincipal,
  made: Made,
): Promise<ExportRow | undefined> {
  const now = clock.now()
  const readyAt = now.toISOString()
  const lastDay = lastExportDay(now, principal.contract, conventions)
  const until = formatDate(lastDay)
  // Within that day: it is shown by its date.
  const end = endOfCivilDay(lastDay, conventions.timeZone).getTime() - 1
  const expiresAt = new Date(end).toISOString()
  return database.system(async (transaction) => {
    const [held] = await transaction.run(lockExport(row))
    if (!held || held.stale) return held
    const done = { status: 'READY', percent: 100, ...made, readyAt, expiresAt } as const
    transaction.defer(noteExport(row, done))
    const { userId, customerId } = held
    const notice = 'dataExportReady' as const
    const job = { kind: 'accountNotice', notice, userId, values: { until } } as const
    transaction.defer(leaveMessage(customerId, { kind: 'job', job }, now))
    return held
  })
}

async function build(ports: JobPorts, row: ExportRow): Promise<void> {
  const [principal] = await ports.database.system((transaction) =>
    transaction.run(selectCustomerPrincipals(sql`= ${row.userId}::uuid`)),
  )
  if (!isOpen(principal, ports)) {
    // A user who may no longer have exports gets no notice that asks them to request another one.
    await failExport(ports, row, !principal || isCustomerAdmin(principal))
    return
  }
  const made = await makeZip(ports, row, principal)
  if (!made) return
  const held = await publish(ports, row, principal, made)
  if (held && !held.stale) return
  await ports.files.remove(toExportKey(row))
  if (held) throw new Error('Something was taken from the asker meanwhile')
}

/**
 * Makes the ZIP of everything that an admin may see, and notifies them by e-mail. Each list is read
 * separately, so that a change meanwhile may be in one of them and not in another. If the process dies,
 * another one starts over; nothing of an earlier try is used. After the last try another export can be
 * requested at once.
 */
export const buildDataExport: RequestedJob<'dataExport'> = async (ports, { exportId }, attempt) => {
  const [row] = await ports.database.system((transaction) => transaction.run(takeExport(exportId)))
  if (!row) return
  try {
    await build(ports, row)
  } catch (error) {
    if (attempt.isLast) await failExport(ports, row)
    throw error
  }
}
