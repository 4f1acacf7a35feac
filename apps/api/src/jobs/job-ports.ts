import type { Conventions } from '@tramite/core/calendar'
import type { MappingQuestionnaire } from '@tramite/core/mapping'
import type { Database } from '../db/database.ts'
import type { ChatChannel } from '../ports/chat-channel/chat-channel.port.ts'
import type { Clock } from '../ports/clock.ts'
import type { FileStore } from '../ports/files/files.port.ts'
import type { Attempt, Job, JobOf } from '../ports/jobs.ts'
import type { MailFirm } from '../ports/mail/mail-layout.ts'
import type { Mailer } from '../ports/mail/mailer.port.ts'
import type { PaymentProvider } from '../ports/payments/payments.port.ts'
import type { UnlinkedFiles } from '../ports/unlinked-files.ts'
import type { HeavyWork } from '../ports/workers/heavy-work.port.ts'

/** The part of a logger that jobs use. */
export interface JobLog {
  info(details: object, text: string): void
  error(details: object, text: string): void
}

/** What jobs work with. */
export interface JobPorts {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly mailer: Mailer
  readonly heavy: HeavyWork
  /** Where a job keeps what only it needs. */
  readonly scratch: UnlinkedFiles
  readonly payments: PaymentProvider
  readonly chatChannel: ChatChannel
  readonly conventions: Conventions
  /** Of the data mapping, as the firm asks it. */
  readonly questionnaire: MappingQuestionnaire
  /** Head and foot of e-mails. */
  readonly letterhead: MailFirm
  /** Origin of links in e-mails. */
  readonly publicUrl: string
  readonly logger: JobLog
}

/** Carries out a job that a write asked for. Throwing has it tried again. */
export type RequestedJob<Kind extends Job['kind']> = (
  ports: JobPorts,
  job: JobOf<Kind>,
  attempt: Attempt,
) => Promise<void>

/** A job that the calendar asks for: once at each time, in one of the processes. */
export interface ScheduledJob {
  /** Minute, hour, day, month and weekday, in the firm's time zone: `10 3 * * *` is daily at 3:10. */
  readonly schedule: string
  /** May be run again after it failed half-way, and late after a time in which nothing ran. */
  readonly run: (ports: JobPorts) => Promise<void>
}

/** What a job works with that only removes: the operator's command has no more. */
export type RemovalPorts = Pick<JobPorts, 'database' | 'clock' | 'files' | 'logger'>

/** A job of the calendar that removes what has been kept for as long as it had to be. */
export interface Removal extends Pick<ScheduledJob, 'schedule'> {
  /** What it removes, for the operator. */
  readonly about: string
  readonly run: (ports: RemovalPorts) => Promise<void>
}

/** Every job of a server. */
export interface JobTable {
  readonly requested: { readonly [Kind in Job['kind']]: RequestedJob<Kind> }
  /** By name, which is also the name of its queue. */
  readonly scheduled: Readonly<Record<string, ScheduledJob>>
}
