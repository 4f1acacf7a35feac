import type { Transaction } from '../db/transaction.ts'
import type { DemandNews, ForecastMove } from './demand-news.ts'

/** What a user is told about accounts by e-mail. */
export type AccountNotice =
  | 'userRemoved'
  | 'receiptRefused'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passwordChanged'
  | 'newDevice'
  | 'dataExportReady'
  | 'dataExportFailed'

/** One piece of news for an e-mail. What was written is read when the e-mail is. */
export interface MailedNews {
  readonly news: DemandNews
  /** ISO instant. */
  readonly at: string
  readonly authorId: string | null
  /** The entry of the conversation that was written along with it. */
  readonly itemId?: string
  readonly forecast?: ForecastMove
}

/** Work that a write asks for, done after the answer and again when it fails. Names people by id. */
export type Job =
  /** Without a user it does nothing: the e-mail that was asked for has no account. */
  | { readonly kind: 'passwordReset'; readonly userId: string | null }
  /** Sends a new user, who has credentials but knows no password, the link to set one. */
  | { readonly kind: 'invitation'; readonly userId: string }
  /** Tells somebody of something that concerns their account. */
  | {
      readonly kind: 'accountNotice'
      readonly notice: AccountNotice
      readonly userId: string
      /** Where it goes instead of the user's e-mail: the one that they had. */
      readonly to?: string
      readonly values: Readonly<Record<string, string>>
    }
  /** Sends the link that confirms a new e-mail to that e-mail. */
  | { readonly kind: 'emailConfirmation'; readonly userId: string }
  /** Tells the firm's chat channel of the documents of a message. */
  | { readonly kind: 'chatNotice'; readonly itemId: string }
  /** Looks up the processes that a gazette of the trademark office names. */
  | { readonly kind: 'gazette'; readonly gazetteId: string }
  /** Makes the document of a data mapping that was finished. */
  | { readonly kind: 'mappingDocument'; readonly completionId: string }
  /** Makes the ZIP of everything that an admin may see. */
  | { readonly kind: 'dataExport'; readonly exportId: string; readonly customerId: string }
  /** Tells the payment provider of a proof of payment. */
  | { readonly kind: 'receiptReport'; readonly receiptId: string }
  /** Tells a user, by e-mail, of a reminder whose day has come. */
  | {
      readonly kind: 'reminderNotice'
      readonly userId: string
      readonly reminderId: string
      /** The day of the notice, as it was when it came; jobs of older servers have none. */
      readonly day?: string
    }
  /** Tells a person, by e-mail, what has happened to a demand. */
  | {
      readonly kind: 'demandNews'
      readonly userId: string
      readonly demandId: string
      /** In the order in which it happened. */
      readonly news: readonly MailedNews[]
    }

export type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/** One try of a job. */
export interface Attempt {
  /** The same for every try of one job. */
  readonly id: string
  /** Whether no other try comes after it. */
  readonly isLast: boolean
}

/** Thrown by a job that would fail again however often it is tried. */
export class HopelessError extends Error {}

export interface JobQueue {
  /**
   * Puts jobs into the queue as part of the transaction, which must be the system's. A request's own
   * transaction leaves `{ kind: 'job', job }` in the outbox instead.
   */
  enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void>
  /** Has these jobs looked for at once, after their transaction; without any, all that wait. */
  wake(jobs?: readonly Job[]): void
  /** Seconds for which the job that waits longest has been due; 0 when none waits. */
  delay(): Promise<number>
  /** Ends after the jobs that run. */
  close(): Promise<void>
}
