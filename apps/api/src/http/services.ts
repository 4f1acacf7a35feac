import type { Conventions } from '@tramite/core/calendar'
import type { Environment } from '../config/environment.ts'
import type { FirmConfig } from '../config/firm.schema.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from '../ports/clock.ts'
import type { EventHub } from '../ports/events.ts'
import type { FileScanner } from '../ports/file-scanner/file-scanner.port.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import type { JobQueue } from '../ports/jobs.ts'
import type { HeavyWork } from '../ports/workers/heavy-work.port.ts'
import type { AuditMark } from './audit-mark.ts'

/** Keeps when sessions were used last. */
export interface SessionUse {
  /** Notes that a session is used, without the request waiting for it. */
  note(sessionId: string, now: Date): void
}

/** An entry of the audit log that stands there once a day. */
export interface DailyEntry {
  readonly event: 'DENIED' | 'FILE_INFECTED' | AuditMark['event']
  readonly actorId: string
  /** Null where it is that of the subject, or the firm's own. */
  readonly customerId: string | null
  /** The file, the demand, or the operation that was refused. */
  readonly subjectId: string
  readonly details: Readonly<Record<string, string>>
}

/** Writes to the audit log what no change of a row does. */
export interface AuditTrail {
  /**
   * Notes something that happened, once a day. Never rejects.
   * @returns when it is there for good: whoever gives something away waits for that, so that a crash
   *   takes no entry along; a refusal gives nothing away, and does not
   */
  note(entry: DailyEntry, now: Date): Promise<void>
}

/** What handlers may use besides the database work of their request. */
export interface Services {
  readonly environment: Environment
  readonly firm: FirmConfig
  readonly conventions: Conventions
  readonly clock: Clock
  readonly database: Database
  readonly files: FileStore
  /** Null where uploads are not scanned. */
  readonly scanner: FileScanner | null
  readonly events: EventHub
  readonly jobs: JobQueue
  readonly heavy: HeavyWork
  readonly sessionUse: SessionUse
  readonly audit: AuditTrail
}
