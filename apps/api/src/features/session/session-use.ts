import type { FastifyBaseLogger } from 'fastify'
import type { SessionLimits } from '../../config/session-limits.ts'
import type { Database } from '../../db/database.ts'
import type { SessionUse } from '../../http/services.ts'
import { noteUse } from '../credentials/session.store.ts'

interface Options {
  readonly database: Pick<Database, 'system'>
  readonly limits: SessionLimits
  readonly logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Records uses of sessions. If one is lost, nobody loses their session: the next request records it. */
export function createSessionUse({ database, limits, logger }: Options): SessionUse {
  return {
    note(sessionId, now) {
      database
        .system((transaction) => transaction.run(noteUse(sessionId, now.toISOString(), limits)))
        .catch((error) => logger.warn({ err: error }, 'the use of a session was not noted'))
    },
  }
}
