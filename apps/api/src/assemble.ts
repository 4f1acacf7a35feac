import { join } from 'node:path'
import { createConventions } from '@tramite/core/calendar'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { contractListeners } from './composition/contract-listeners.ts'
import { demandListeners } from './composition/demand-listeners.ts'
import { handlers } from './composition/handlers.ts'
import { createHeavyWork } from './composition/heavy-work.ts'
import { jobTable } from './composition/job-table.ts'
import { createMessageHandlers } from './composition/message-handlers.ts'
import type { Environment } from './config/environment.ts'
import type { FirmConfig } from './config/firm.schema.ts'
import { createDatabase, type Database } from './db/database.ts'
import type { Engine } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { inBackground } from './db/tenant-role.ts'
import { createAuditTrail } from './features/audit/audit-trail.ts'
import { handOverMails } from './features/demand-news/hand-over-mails.ts'
import { createSessionUse } from './features/session/session-use.ts'
import { createHealthServer } from './http/health-server.ts'
import { createReadiness } from './http/readiness.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import type { Services } from './http/services.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { selectOldestMessage } from './outbox/outbox.store.ts'
import { createOutboxCall, hearOutboxCalls } from './outbox/outbox-call.ts'
import { createOutboxRelay, type OutboxRelay } from './outbox/outbox-relay.ts'
import type { ChatChannel } from './ports/chat-channel/chat-channel.port.ts'
import { createChatLedger } from './ports/chat-channel/chat-ledger.ts'
import { createHttpChatChannel } from './ports/chat-channel/http-chat-channel.ts'
import type { Clock } from './ports/clock.ts'
import { createDatabaseEvents } from './ports/database-events.ts'
import { createDisk } from './ports/disk.ts'
import { createClamd } from './ports/file-scanner/clamd.ts'
import type { FileStore } from './ports/files/files.port.ts'
import { openFiles } from './ports/files/open-files.ts'
import type { JobQueue } from './ports/jobs.ts'
import { createLedger } from './ports/ledger/ledger.ts'
import type { MailFirm } from './ports/mail/mail-layout.ts'
import { loadMailLogo } from './ports/mail/mail-logo.ts'
import type { Mailer } from './ports/mail/mailer.port.ts'
import { createOutboxMailer } from './ports/mail/outbox-mailer.ts'
import { createSmtpMailer } from './ports/mail/smtp-mailer.ts'
import { createHttpPayments } from './ports/payments/http-payments.ts'
import { createPaymentLedger } from './ports/payments/payment-ledger.ts'
import type { PaymentProvider } from './ports/payments/payments.port.ts'
import { createUnlinkedFiles } from './ports/unlinked-files.ts'

export interface Parts {
  readonly environment: Environment
  readonly firm: FirmConfig
  readonly engine: Engine
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Replaces the one that the environment configures; for tests. */
  readonly mailer?: Mailer
  readonly payments?: PaymentProvider
  readonly chatChannel?: ChatChannel
  /** Other limits of the heavy work; for tests. */
  readonly heavyWork?: Parameters<typeof createHeavyWork>[0]
  /** Whether this process enqueues the scheduled jobs; true when absent. */
  readonly scheduling?: boolean
  readonly portalDirectory?: string
  /** Replaces the committed contract and its handlers; for tests. */
  readonly api?: Partial<Pick<ServerOptions, 'contract' | 'handlers'>>
}

/** A complete portal server, not yet listening. */
export interface Portal {
  readonly app: FastifyInstance
  readonly database: Database
  readonly files: FileStore
  readonly relay: OutboxRelay
  readonly jobs: JobQueue
  /** Shuts down in order: first new requests, then the work that they caused, then the data. */
  close(): Promise<void>
}

function chooseMailer({ environment, firm, logger }: Parts): Mailer {
  const sender = { name: firm.name, address: firm.senderEmail }
  const { smtpUrl, dataDirectory } = environment
  return smtpUrl === undefined
    ? createOutboxMailer({ directory: join(dataDirectory, 'outbox'), sender, logger })
    : createSmtpMailer({ url: smtpUrl, sender })
}

/** The configured outside services; without configuration the database replaces them. */
function choosePeers({ environment, clock, ...parts }: Parts, database: Database) {
  const { payments, chatChannel } = environment
  const ledger = createLedger(database, clock)
  return {
    payments:
      parts.payments ??
      (payments ? createHttpPayments({ ...payments, clock }) : createPaymentLedger(ledger)),
    chatChannel:
      parts.chatChannel ??
      (chatChannel ? createHttpChatChannel({ ...chatChannel, clock }) : createChatLedger(ledger)),
  }
}

function toLetterhead({ name, contactEmail, accent, mailLogo }: FirmConfig): MailFirm {
  const logo = mailLogo === null ? null : loadMailLogo(mailLogo)
  return { name, contactEmail, accentColor: accent.light, logo }
}

/** The parts of a portal that all roles have. */
function openBase(parts: Parts) {
  const { environment, firm, engine, clock, logger } = parts
  const { timeZone, optionalHolidays } = firm
  return {
    database: createDatabase(engine),
    // A separate pool, so that background work never takes a connection from a request.
    background: createDatabase(inBackground(engine)),
    conventions: createConventions(firm.conventions, { timeZone, optionalHolidays }),
    ...openFiles(environment, clock),
    mailer: parts.mailer ?? chooseMailer(parts),
    heavy: createHeavyWork({ logger, ...parts.heavyWork }),
  }
}
type Base = ReturnType<typeof openBase>

function openJobs(parts: Parts, base: Base): Promise<JobQueue> {
  const { environment, firm, clock, logger } = parts
  const { files, mailer, heavy, conventions } = base
  const working = environment.role !== 'web'
  const scratch = createUnlinkedFiles(environment.dataDirectory)
  if (working) {
    scratch.sweep().catch((error) => logger.error({ err: error }, 'scratch files were not removed'))
  }
  return createJobQueue({
    ports: {
      database: base.background,
      clock,
      files,
      mailer,
      heavy,
      scratch,
      ...choosePeers(parts, base.database),
      conventions,
      questionnaire: firm.content.questionnaire,
      letterhead: toLetterhead(firm),
      publicUrl: environment.publicUrl,
      staffDemandUrl: firm.staffDemandUrl,
      logger,
    },
    table: jobTable,
    timeZone: firm.timeZone,
    working,
    scheduling: working && (parts.scheduling ?? true),
  })
}

/** The relay of the outbox, or the notifier of processes that have one; and how to stop it. */
async function openRelay({ environment, clock, logger }: Parts, base: Base, jobs: JobQueue) {
  const { background: database } = base
  if (environment.role === 'web') {
    const relay = createOutboxCall({ database, logger })
    return { relay, closeRelay: relay.close }
  }
  const relay = createOutboxRelay({
    database,
    jobs,
    clock,
    logger,
    messageHandlers: createMessageHandlers(environment.demandMailWindow),
    due: handOverMails,
  })
  const stopHearing =
    environment.role === 'worker' ? await hearOutboxCalls(database, relay) : async () => undefined
  relay.wake()
  const closeRelay = async () => {
    await stopHearing()
    await relay.close()
  }
  return { relay, closeRelay }
}

/** For how long the oldest pending work has waited, seconds: a job, or a message that leads to one. */
async function workDelay({ clock }: Parts, { background }: Base, jobs: JobQueue): Promise<number> {
  const oldest = await background.system((transaction) => transaction.run(selectOldestMessage()))
  const waited = oldest === null ? 0 : (clock.now().getTime() - oldest.getTime()) / 1000
  return Math.max(waited, await jobs.delay())
}

/** The server of requests, with its own dependencies. */
async function openServer(
  parts: Parts,
  base: Base,
  options: Pick<ServerOptions, 'readiness'> & Pick<Services, 'jobs' | 'scanner'>,
) {
  const { environment, firm, clock, logger } = parts
  const { routes, mailer: _, background, ...services } = base
  const { readiness, ...work } = options
  const events = await createDatabaseEvents(base.database)
  const limits = environment.sessionLimits
  const app = await createServer({
    handlers,
    ...parts.api,
    services: {
      contractListeners,
      demandListeners,
      ...services,
      ...work,
      environment,
      firm,
      clock,
      events,
      audit: createAuditTrail({ database: base.database, timeZone: firm.timeZone, logger }),
      sessionUse: createSessionUse({ database: background, limits, logger }),
    },
    readiness,
    logger,
    portalDirectory: parts.portalDirectory ?? join(import.meta.dirname, '../../portal/dist'),
    plugins: routes,
  })
  return { app, closeEvents: events.close }
}

/** Before anything works on it. What only a production server needs is loaded only there. */
async function refuseDemoFirm({ environment, engine }: Parts): Promise<void> {
  if (!environment.production) return
  const { refuseDemoAccounts } = await import('./demo/refuse-demo-accounts.ts')
  await refuseDemoAccounts(createDatabase(engine))
}

/**
 * Builds the server over an engine, whose schema it migrates: the part that answers requests, the part
 * that runs jobs, or both, as the environment asks.
 * @throws ConfigurationError
 */
export async function assemble(parts: Parts): Promise<Portal> {
  const { environment, logger } = parts
  const { role } = environment
  await migrate(parts.engine)
  await refuseDemoFirm(parts)
  const base = openBase(parts)
  const { database, files, mailer, heavy } = base
  const jobs = await openJobs(parts, base)
  const { relay, closeRelay } = await openRelay(parts, base, jobs)
  for (const each of [base.database, base.background]) each.onMessageLeft(relay.wake)
  const scanner = environment.clamd ? createClamd({ address: environment.clamd, logger }) : null
  const disk = createDisk(environment.dataDirectory)
  const readiness = createReadiness({
    role,
    database: role === 'worker' ? base.background : database,
    files,
    jobs: { delay: () => workDelay(parts, base, jobs) },
    mailer,
    scanner,
    disk,
  })
  const { app, closeEvents } =
    role === 'worker'
      ? { app: await createHealthServer({ readiness, logger }), closeEvents: async () => undefined }
      : await openServer(parts, base, { readiness, jobs, scanner })
  // A portal without its files still serves; the log reports it at once.
  files.check().catch((error) => logger.error({ err: error }, 'files cannot be reached'))

  return {
    app,
    database,
    files,
    relay,
    jobs,
    async close() {
      await app.close()
      await closeRelay()
      await jobs.close()
      await closeEvents()
      await mailer.close()
      await heavy.close()
      await database.close()
    },
  }
}
