import type { Conventions } from '@tramite/core/calendar'
import type { Environment } from '../config/environment.ts'
import type { FirmConfig } from '../config/firm.schema.ts'
import type { Database } from '../db/database.ts'
import type { HeavyWork } from '../heavy/heavy-work.ts'
import type { Clock } from '../ports/clock.ts'
import type { EventHub } from '../ports/events.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import type { JobQueue } from '../ports/jobs.ts'

/** Keeps when sessions were used last. */
export interface SessionUse {
  /** Notes that a session is used, without the request waiting for it. */
  note(sessionId: string, now: Date): void
}

/** What handlers may use besides the database work of their request. */
export interface Services {
  readonly environment: Environment
  readonly firm: FirmConfig
  readonly conventions: Conventions
  readonly clock: Clock
  readonly database: Database
  readonly files: FileStore
  readonly events: EventHub
  readonly jobs: JobQueue
  readonly heavy: HeavyWork
  readonly sessionUse: SessionUse
  /** Tells the outbox that there may be work. */
  readonly wakeOutbox: () => void
}
