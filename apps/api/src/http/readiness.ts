import type { ProcessRole } from '../config/environment.ts'
import { plainCommand } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import type { Disk } from '../ports/disk.ts'
import type { FileScanner } from '../ports/file-scanner/file-scanner.port.ts'
import type { Mailer } from '../ports/mail/mailer.port.ts'
import type { Services } from './services.ts'

/** How long a part may take to answer before it counts as away, milliseconds. */
const PATIENCE_MS = 1000
/** Work that has been due for so long, seconds: nobody does it. */
const LATE_SECONDS = 5 * 60
/** For how long an answer holds, milliseconds: whoever asks often asks no one but this process. */
const FRESH_MS = 1000
/** The same for a server to which each question is a connection: of mail, or of the scanner. */
const PEER_FRESH_MS = 30_000
/** For how long a refusal for want of space counts, milliseconds. */
const FULL_MS = 60_000

export interface ReadinessParts extends Pick<Services, 'database' | 'files'> {
  /** For how long the oldest work has been due, seconds. */
  readonly jobs: { delay(): Promise<number> }
  readonly role: ProcessRole
  readonly mailer: Mailer
  /** Null where uploads are not scanned. */
  readonly scanner: FileScanner | null
  readonly disk: Disk
}

type Check = () => Promise<boolean>

async function holds(check: Check): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  const asked = check().catch(() => false)
  return Promise.race([asked, late])
}

/** Asks at most so often, and meanwhile says what it knows; what is older than that twice says nothing any more. */
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

/** Whether a connection of each pool answers that the role works with. */
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

/** Tells in what the server is hampered. */
export interface Readiness {
  examine(): Promise<Readonly<Record<string, string>> & { readonly status: string }>
  /** A write was refused for want of space. */
  noteFull(): void
}

/**
 * What serving needs. Only the database is vital: without files, jobs, mail, scanner or space for more
 * the server still serves, and to send its requests elsewhere would help nobody, since all processes
 * share them. A process that only answers requests sends no mail, and is not asked for it, as one that
 * only carries out jobs is not for the scanner; that jobs are late both tell, since nobody else may be
 * there to do so.
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
    const isWhole = results.every(({ answer }) => answer === 'ok')
    const status = parts.database !== 'ok' ? 'unavailable' : isWhole ? 'ready' : 'degraded'
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
