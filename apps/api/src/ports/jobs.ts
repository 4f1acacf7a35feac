import type { Transaction } from '../db/transaction.ts'
import type { DemandNews, ForecastMove } from './demand-news.ts'

/** An e-mail to a user about accounts. */
export type AccountNotice =
  | 'userRemoved'
  | 'userRemovedIdle'
  | 'inherited'
  | 'inheritedIdle'
  | 'ownAccountRemoved'
  | 'receiptRefused'
  | 'receiptRefusedOf'
  | 'receiptRefusedWaits'
  | 'receiptRefusedAccepted'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'passwordChanged'
  | 'newDevice'
  | 'dataExportReady'
  | 'dataExportFailed'

/** One piece of news for an e-mail. The entry it refers to is read when the e-mail is made. */
export interface MailedNews {
  readonly news: DemandNews
  /** ISO instant. */
  readonly at: string
  readonly authorId: string | null
  /** The entry of the conversation that was written with it. */
  readonly itemId?: string
  readonly forecast?: ForecastMove
}

/** Work that a write requests, done after the answer and retried when it fails. Identifies people by id. */
export type Job =
  /** Without a user it does nothing: the requested e-mail has no account. */
  | { readonly kind: 'passwordReset'; readonly userId: string | null }
  /**
   * Sends a new user, who has credentials but knows no password, the link to set one. `byUserId` is who added
   * them; absent when the link is sent again.
   */
  | { readonly kind: 'invitation'; readonly userId: string; readonly byUserId?: string }
  /** Tells somebody of something that concerns their account. */
  | {
      readonly kind: 'accountNotice'
      readonly notice: AccountNotice
      readonly userId: string
      /** Recipient instead of the user's e-mail: their previous one. */
      readonly to?: string
      /** The name of a removed user, who is read no more; with `to`. */
      readonly removedName?: string
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
  /** Reports a proof of payment to the payment provider. */
  | { readonly kind: 'receiptReport'; readonly receiptId: string }
  /** Tells a user, by e-mail, of a reminder whose day has come. */
  | {
      readonly kind: 'reminderNotice'
      readonly userId: string
      readonly reminderId: string
      /** The day of the notice at the time; jobs of older servers have none. */
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
  /** Whether there is no further try. */
  readonly isLast: boolean
}

/** Thrown by a job that would fail however often it is retried. */
export class HopelessError extends Error {}

export interface JobQueue {
  /**
   * Puts jobs into the queue as part of the transaction, which must be the system's. A request's own
   * transaction leaves `{ kind: 'job', job }` in the outbox instead.
   */
  enqueue(transaction: Transaction, jobs: readonly Job[]): Promise<void>
  /**
   * Makes the queue look for these jobs at once, after their transaction; for all waiting ones if none
   * are given.
   */
  wake(jobs?: readonly Job[]): void
  /** Seconds for which the longest-waiting job has been due; 0 when none waits. */
  delay(): Promise<number>
  /** Closes once the running jobs have ended. */
  close(): Promise<void>
}
