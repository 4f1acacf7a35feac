import type { ProcessRole } from '../config/environment.ts'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Disk } from '../ports/disk.ts'
import type { FileScanner } from '../ports/file-scanner/file-scanner.port.ts'
import type { Mailer } from '../ports/mail/mailer.port.ts'
import type { Services } from './services.ts'

/** How long a component may take to answer before it counts as unavailable, milliseconds. */
const TIMEOUT_MS = 1000
/** Work overdue for this long, in seconds, means that no process does it. */
const LATE_SECONDS = 5 * 60
/** How long a result is reused, milliseconds: frequent probes reach only this process. */
const FRESH_MS = 1000
/** The same for a server to which each check is a connection: of mail, or of the scanner. */
const PEER_FRESH_MS = 30_000
/** How long a refusal for lack of space counts, milliseconds. */
const FULL_MS = 60_000

export interface ReadinessParts extends Pick<Services, 'database' | 'files'> {
  /** For how long the oldest work has been due, seconds. */
  readonly jobs: { delay(): Promise<number> }
  readonly role: ProcessRole
  readonly mailer: Mailer
  /** Null if uploads are not scanned. */
  readonly scanner: FileScanner | null
  readonly disk: Disk
}

type Check = () => Promise<boolean>

async function holds(check: Check): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, TIMEOUT_MS, false).unref())
  const asked = check().catch(() => false)
  return Promise.race([asked, late])
}

/**
 * Limits how often a check runs, and reuses its last result meanwhile; a result older than twice the
 * interval counts as unknown.
 */
function sparingly(check: Check, freshMs: number): Check {
  let last: { readonly holds: boolean; readonly at: number } | undefined
  let asking: Promise<boolean> | undefined
  const ask = () =>
    check()
      .catch(() => false)
      .then((answer) => {
        last = { holds: answer, at: performance.now() }
        asking = undefined
        return answer
      })
  return async () => {
    const age = last === undefined ? Number.POSITIVE_INFINITY : performance.now() - last.at
    if (last !== undefined && age <= freshMs) return last.holds
    asking ??= ask()
    return last !== undefined && age <= 2 * freshMs ? last.holds : asking
  }
}

const nobody = { customerId: null, userId: '', staff: false } as const

/** Whether each pool has a connection that answers as its role. */
async function areConnectionsThere(database: Database, role: ProcessRole): Promise<boolean> {
  const ask = plainCommand('select 1')
  if (role === 'worker') {
    await database.query(ask.text)
    return true
  }
  await Promise.all([
    database.system((transaction) => transaction.run(ask)),
    database.tenant(nobody, (transaction) => transaction.run(ask)),
  ])
  return true
}

/** Reports what is degraded in the server. */
export interface Readiness {
  examine(): Promise<Readonly<Record<string, string>> & { readonly status: string }>
  /** A write was refused for lack of space. */
  noteFull(): void
}

/**
 * What serving needs. Only the database is vital: without files, jobs, mail, scanner or space for more
 * the server still serves, and sending its requests elsewhere would not help, since all processes share
 * them. A process that only answers requests sends no mail and does not check it, nor does one that only
 * runs jobs check the scanner; both report late jobs, since no other process may be running to do so.
 */
export function createReadiness({
  role,
  database,
  files,
  jobs,
  mailer,
  scanner,
  disk,
}: ReadinessParts): Readiness {
  let fullAt = Number.NEGATIVE_INFINITY
  const isMailThere = sparingly(async () => {
    await mailer.check?.()
    return true
  }, PEER_FRESH_MS)
  const isScannerThere =
    scanner &&
    sparingly(async () => {
      await scanner.check()
      return true
    }, PEER_FRESH_MS)
  const checks: readonly (readonly [part: string, otherwise: string, check: Check])[] = [
    ['database', 'unavailable', () => areConnectionsThere(database, role)],
    ['files', 'unavailable', () => files.check().then(() => true)],
    ['jobs', 'late', async () => (await jobs.delay()) < LATE_SECONDS],
    ...(role === 'web' ? [] : [['mail', 'unavailable', isMailThere] as const]),
    ...(role === 'worker' || !isScannerThere
      ? []
      : [['scanner', 'unavailable', isScannerThere] as const]),
    ['disk', 'full', async () => performance.now() - fullAt > FULL_MS && (await disk.hasSpace())],
  ]
  async function examine() {
    const results = await Promise.all(
      checks.map(async ([part, otherwise, check]) => ({
        part,
        answer: (await holds(check)) ? 'ok' : otherwise,
      })),
    )
    const parts = Object.fromEntries(results.map(({ part, answer }) => [part, answer]))
    const isComplete = results.every(({ answer }) => answer === 'ok')
    const status = parts.database !== 'ok' ? 'unavailable' : isComplete ? 'ready' : 'degraded'
    return { status, role, ...parts }
  }

  let last: ReturnType<typeof examine> | undefined
  return {
    examine() {
      last ??= examine().finally(() => setTimeout(() => (last = undefined), FRESH_MS).unref())
      return last
    },
    noteFull() {
      fullAt = performance.now()
    },
  }
}
