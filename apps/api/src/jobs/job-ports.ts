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

/** The dependencies of jobs. */
export interface JobPorts {
  readonly database: Database
  readonly clock: Clock
  readonly files: FileStore
  readonly mailer: Mailer
  readonly heavy: HeavyWork
  /** Where a job keeps its temporary files. */
  readonly scratch: UnlinkedFiles
  readonly payments: PaymentProvider
  readonly chatChannel: ChatChannel
  readonly conventions: Conventions
  /** Of the data mapping, in the firm's version. */
  readonly questionnaire: MappingQuestionnaire
  /** Header and footer of e-mails. */
  readonly letterhead: MailFirm
  /** Origin of links in e-mails. */
  readonly publicUrl: string
  /** Address of a demand in the firm's own app, with `{id}` in it; null without one. */
  readonly staffDemandUrl: string | null
  readonly logger: JobLog
}

/** Runs a job that a write requested. Throwing makes it be retried. */
export type RequestedJob<Kind extends Job['kind']> = (
  ports: JobPorts,
  job: JobOf<Kind>,
  attempt: Attempt,
) => Promise<void>

/** A job on a schedule: runs once at each time, in one of the processes. */
export interface ScheduledJob {
  /** Cron expression in the firm's time zone: `10 3 * * *` is daily at 3:10. */
  readonly schedule: string
  /** May be run again after it failed half-way, and late after a time in which nothing ran. */
  readonly run: (ports: JobPorts) => Promise<void>
}

/** The dependencies of a job that only removes: the operator's command has no others. */
export type RemovalPorts = Pick<JobPorts, 'database' | 'clock' | 'files' | 'logger'>

/** A scheduled job that removes data at the end of its retention period. */
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
