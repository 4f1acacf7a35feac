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

/** Records when sessions were last used. */
export interface SessionUse {
  /** Records that a session is used, without delaying the request. */
  note(sessionId: string, now: Date): void
}

/** An entry of the audit log that is written at most once a day. */
export interface DailyEntry {
  readonly event: 'DENIED' | 'FILE_INFECTED' | AuditMark['event']
  readonly actorId: string
  /** Null if it is the subject's customer, or the firm itself. */
  readonly customerId: string | null
  /** The file, the demand, or the operation that was refused. */
  readonly subjectId: string
  readonly details: Readonly<Record<string, string>>
}

/** Writes events to the audit log that no row change records. */
export interface AuditTrail {
  /**
   * Records an event, at most once a day. Never rejects.
   * @returns when it is stored durably: handlers that disclose something wait for that, so that a crash
   * loses no entry; a refusal discloses nothing and does not wait
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
  /** Null if uploads are not scanned. */
  readonly scanner: FileScanner | null
  readonly events: EventHub
  readonly jobs: JobQueue
  readonly heavy: HeavyWork
  readonly sessionUse: SessionUse
  readonly audit: AuditTrail
}
