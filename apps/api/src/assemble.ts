import { join } from 'node:path'
import { createConventions } from '@tramite/core/calendar'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Environment } from './config/environment.ts'
import type { FirmConfig } from './config/firm.schema.ts'
import { createDatabase, type Database } from './db/database.ts'
import type { Engine } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { inBackground } from './db/tenant-role.ts'
import { createSessionUse } from './features/session/session-use.ts'
import { createHeavyWork } from './heavy/heavy-work.ts'
import { createReadiness } from './http/readiness.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createOutboxRelay, type OutboxRelay } from './outbox/outbox-relay.ts'
import type { ChatChannel } from './ports/chat-channel/chat-channel.port.ts'
import { createChatLedger } from './ports/chat-channel/chat-ledger.ts'
import { createHttpChatChannel } from './ports/chat-channel/http-chat-channel.ts'
import type { Clock } from './ports/clock.ts'
import { createDatabaseEvents } from './ports/database-events.ts'
import { createDisk } from './ports/disk.ts'
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

export interface Parts {
  readonly environment: Environment
  readonly firm: FirmConfig
  readonly engine: Engine
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Instead of the one that the environment asks for; for tests. */
  readonly mailer?: Mailer
  readonly payments?: PaymentProvider
  readonly chatChannel?: ChatChannel
  /** Whether this process asks for the jobs of the calendar; it does when absent. */
  readonly scheduling?: boolean
  readonly portalDirectory?: string
  /** Instead of the committed contract and its handlers; for tests. */
  readonly api?: Pick<ServerOptions, 'contract' | 'handlers'>
}

/** A whole portal server, not yet listening. */
export interface Portal {
  readonly app: FastifyInstance
  readonly database: Database
  readonly files: FileStore
  readonly relay: OutboxRelay
  readonly jobs: JobQueue
  /** Ends in order: no new requests, then what they caused, then the data. */
  close(): Promise<void>
}

function chooseMailer({ environment, firm, logger }: Parts): Mailer {
  const sender = { name: firm.name, address: firm.senderEmail }
  const { smtpUrl, dataDirectory } = environment
  return smtpUrl === undefined
    ? createOutboxMailer({ directory: join(dataDirectory, 'outbox'), sender, logger })
    : createSmtpMailer({ url: smtpUrl, sender })
}

/** The outside services that the environment names; the database stands in for the others. */
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

/**
 * Puts the server together over an engine, whose schema it brings up to date.
 * @throws ConfigurationError
 */
export async function assemble(parts: Parts): Promise<Portal> {
  const { environment, firm, engine, clock, logger } = parts
  const letterhead = toLetterhead(firm)
  await migrate(engine)
  const database = createDatabase(engine)
  const { timeZone, optionalHolidays } = firm
  const conventions = createConventions(firm.conventions, { timeZone, optionalHolidays })

  const { files, routes } = openFiles(environment, clock)
  const mailer = parts.mailer ?? chooseMailer(parts)
  const heavy = createHeavyWork({ logger })
  // What nobody waits for takes no connection from who does.
  const background = createDatabase(inBackground(engine))
  const jobs = await createJobQueue({
    ports: {
      database: background,
      clock,
      files,
      mailer,
      heavy,
      ...choosePeers(parts, database),
      conventions,
      letterhead,
      publicUrl: environment.publicUrl,
      logger,
    },
    timeZone,
    ...(parts.scheduling !== undefined && { scheduling: parts.scheduling }),
  })
  const events = await createDatabaseEvents(database)
  const relay = createOutboxRelay({
    database: background,
    jobs,
    clock,
    logger,
    mailWindow: environment.demandMailWindow,
  })

  const app = await createServer({
    ...parts.api,
    services: {
      environment,
      firm,
      conventions,
      clock,
      database,
      files,
      events,
      jobs,
      heavy,
      sessionUse: createSessionUse({
        database: background,
        limits: environment.sessionLimits,
        logger,
      }),
      wakeOutbox: relay.wake,
    },
    readiness: createReadiness({
      database,
      files,
      jobs,
      mailer,
      disk: createDisk(environment.dataDirectory),
    }),
    logger,
    portalDirectory: parts.portalDirectory ?? join(import.meta.dirname, '../../portal/dist'),
    plugins: routes,
  })
  relay.wake()
  // A portal without its files still serves; whoever reads the log learns of it at once.
  files.check().catch((error) => logger.error({ err: error }, 'files cannot be reached'))

  return {
    app,
    database,
    files,
    relay,
    jobs,
    async close() {
      await app.close()
      await relay.close()
      await jobs.close()
      await events.close()
      await mailer.close()
      await heavy.close()
      await database.close()
    },
  }
}
