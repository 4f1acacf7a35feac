import { join } from 'node:path'
import { createConventions } from '@tramite/core/calendar'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Environment } from './config/environment.ts'
import type { FirmConfig } from './config/firm.schema.ts'
import { createDatabase, type Database } from './db/database.ts'
import type { Engine } from './db/engine.ts'
import { migrate } from './db/migrate.ts'
import { purgeSessions } from './features/session/purge-sessions.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { createServer, type ServerOptions } from './http/server.ts'
import { createJobHandlers } from './jobs/job-handlers.ts'
import { createJobQueue } from './jobs/job-queue.ts'
import { createOutboxRelay, type OutboxRelay } from './outbox/outbox-relay.ts'
import type { Clock } from './ports/clock.ts'
import { createDatabaseEvents } from './ports/database-events.ts'
import { loadFileSecret } from './ports/files/file-secret.ts'
import { localFilesRoutes } from './ports/files/local-files.routes.ts'
import { createLocalFiles, type LocalFiles } from './ports/files/local-files.ts'
import type { Mailer } from './ports/mail/mailer.port.ts'
import { createOutboxMailer } from './ports/mail/outbox-mailer.ts'
import { createSmtpMailer } from './ports/mail/smtp-mailer.ts'

/** How often what is over is thrown away, milliseconds. */
const PURGE_MS = 60 * 60 * 1000

export interface Parts {
  readonly environment: Environment
  readonly firm: FirmConfig
  readonly engine: Engine
  readonly clock: Clock
  readonly logger: FastifyBaseLogger
  /** Instead of the one that the environment asks for; for tests. */
  readonly mailer?: Mailer
  readonly portalDirectory?: string
  /** Instead of the committed contract and its handlers; for tests. */
  readonly api?: Pick<ServerOptions, 'contract' | 'handlers'>
}

/** A whole portal server, not yet listening. */
export interface Portal {
  readonly app: FastifyInstance
  readonly database: Database
  readonly files: LocalFiles
  readonly relay: OutboxRelay
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

/** Puts the server together over an engine, whose schema it brings up to date. */
export async function assemble(parts: Parts): Promise<Portal> {
  const { environment, firm, engine, clock, logger } = parts
  await migrate(engine)
  const database = createDatabase(engine)
  const { timeZone, optionalHolidays } = firm
  const conventions = createConventions(firm.conventions, { timeZone, optionalHolidays })

  const secret = loadFileSecret(environment.dataDirectory)
  const directory = join(environment.dataDirectory, 'files')
  const files = createLocalFiles({ directory, secret, clock, baseUrl: '' })
  const mailer = parts.mailer ?? chooseMailer(parts)
  const handlers = createJobHandlers({ database, clock, mailer, environment, firm })
  const jobs = await createJobQueue({ database, handlers, logger })
  const events = await createDatabaseEvents(database)
  const relay = createOutboxRelay({ database, jobs, clock, logger })

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
      wakeOutbox: relay.wake,
    },
    logger,
    portalDirectory: parts.portalDirectory ?? join(import.meta.dirname, '../../portal/dist'),
    plugins: [(scope) => localFilesRoutes(scope, { files, secret, clock })],
  })
  const purge = setInterval(() => {
    const now = clock.now()
    Promise.all([purgeIdempotencyKeys(database, now), purgeSessions(database, now)]).catch(
      (error) => logger.error({ err: error }, 'purge failed'),
    )
  }, PURGE_MS)
  purge.unref()
  relay.wake()

  return {
    app,
    database,
    files,
    relay,
    async close() {
      clearInterval(purge)
      await app.close()
      await relay.close()
      await jobs.close()
      await events.close()
      await mailer.close()
      await database.close()
    },
  }
}
