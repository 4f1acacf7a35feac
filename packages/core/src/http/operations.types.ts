import type { OperationId } from '../generated/operation-index.ts'
import type { MessageCode, MessageParams, ProblemCode } from '../messages/index.ts'

/**
 * The families of server data. The first part of every query key, so that a command can declare what it
 * makes stale by naming families.
 */
export type Resource =
  | 'audit'
  | 'billings'
  | 'businesses'
  | 'calendarAddress'
  | 'customers'
  | 'demandTypes'
  | 'demands'
  | 'documents'
  | 'exports'
  | 'gazettes'
  | 'home'
  | 'journeys'
  | 'legal'
  | 'mapping'
  | 'marks'
  | 'notificationSettings'
  | 'notifications'
  | 'popups'
  | 'questionnaire'
  | 'receipts'
  | 'reminders'
  | 'risk'
  | 'sessions'
  | 'tags'
  | 'templates'
  | 'users'

/** Identifies what a query reads: for which business, and with which input. */
export type QueryKey = readonly [
  resource: Resource,
  businessId: string | null,
  operation: OperationId,
  input: unknown,
  shape?: 'pages' | 'page' | 'whole',
]

/** Options of a single call. */
export interface CallOptions {
  /** Aborts it: it rejects with an `ApiError` of kind `aborted`. */
  readonly signal?: AbortSignal | undefined
  /**
   * Time for an attempt, in milliseconds, instead of the policy's; then it fails with kind `timeout`.
   * `Infinity` waits as long as it takes; NaN counts as not given.
   */
  readonly timeout?: number | undefined
}

/** A query, for TanStack Query's `useQuery` or to be called directly. */
export interface Query<Data, Fallback = unknown> {
  readonly queryKey: QueryKey
  /** How a failure is reported to the user; absent where the screen shows it. */
  readonly meta?: FailureMeta
  /** Reads once. */
  readonly queryFn: (context?: CallOptions) => Promise<Data>
  /**
   * The version last seen of the record, as a form that opens now remembers it; undefined before the
   * first answer, and for records without versions. See {@link Versioned}.
   */
  readonly version: () => string | undefined
  /** What `tramite.read` returns instead of a failure, if the caller asks for it; see {@link Command}. */
  readonly fallback?: Fallback
}

/** A query of a list by cursor, for TanStack Query's `useInfiniteQuery`. */
export interface PagedQuery<Page, Fallback = unknown> {
  readonly queryKey: QueryKey
  /** How a failure is reported to the user; absent where the screen shows it. */
  readonly meta?: FailureMeta
  /** Reads the page at a cursor; the first one for null. */
  readonly queryFn: (context: CallOptions & { pageParam: string | null }) => Promise<Page>
  readonly initialPageParam: string | null
  /** The cursor of the next page; null at the end. */
  readonly getNextPageParam: (last: Page) => string | null
  /** What `tramite.read` returns instead of a failure, if the caller asks for it; see {@link Command}. */
  readonly fallback?: Fallback
}

/** How the failure of a call is reported to the user. */
export type FailureMeta = {
  /** Text of the toast. Without it only general texts of the transport are shown. */
  readonly failure?: MessageCode
  /** The same for a failed reload of data that is already shown. */
  readonly reloadFailure?: MessageCode
  /**
   * Shows the server's message in place of `failure`, if there is one. With `refusals` only if the server has refused the
   * request: its message then says what is wrong.
   */
  readonly messageFirst?: boolean | 'refusals'
  /** Text in place of `failure` if the server has no message: it says what to do. */
  readonly failureUnexplained?: MessageCode
  /** Replaces `failure` and the server's message for a 404: what the call is about has been removed. */
  readonly failureGone?: MessageCode
  /** Shows no toast, as the specification asks for some calls. */
  readonly silent?: boolean
  /** The one refusal that a silent call reports nevertheless, with `failure`. */
  readonly reportedCode?: ProblemCode
  /** The one status that is not reported, because the caller reports or handles it. */
  readonly silentStatus?: number
  /** The look of the toast, where the specification asks for that of a success. */
  readonly failureTone?: 'success'
}

/**
 * How a command is reported to the user, and which server data it makes stale. A type, not an interface: query libraries
 * expect metadata to be an open record.
 */
export type CommandMeta = FailureMeta & {
  /** Text of the toast after a success; absent when the screen itself shows it. */
  readonly success?: MessageCode
  /**
   * Without an answer it has no effect, as a sign-in or a computation, and is reported as failed. Any other command may
   * have been carried out, which is reported then.
   */
  readonly needsAnswer?: boolean
  /** Values for the placeholders of that text, from the answer. */
  readonly successParams?: (answer: never) => MessageParams
  /** Whether an answer is a success to report; every one is when absent. */
  readonly successWhen?: (answer: never) => boolean
  /** Families of server data to read again after a success. */
  readonly stale: readonly Resource[]
  /** Whether an answer changed anything; every one did when absent. */
  readonly staleWhen?: (answer: never) => boolean
  /** A failed call may have taken effect in part: the families are then read again, too. */
  readonly staleAlways?: boolean
}

/** A command, for TanStack Query's `useMutation` or to be called directly. */
export interface Command<Input, Data, Fallback = unknown> {
  readonly mutationKey: readonly [operation: OperationId]
  /** Runs it. An idempotent command is retried when it gets no answer. */
  readonly mutationFn: (input: Input) => Promise<Data>
  readonly meta: CommandMeta
  /**
   * What `tramite.run` returns instead of a failure if the caller asks for it (`{ fallback: true }`), after
   * the failure was reported to the user; `never` if there is no such value. Otherwise a failure rejects.
   */
  readonly fallback?: Fallback
}

/**
 * A key under which the server carries out a create only once, however often it is sent
 * (`Idempotency-Key`). Keep it with the draft, and take a new one after a success. Without it, an
 * unanswered create that is requested again with the same input reuses its key, as long as the program
 * runs; so does a change of a record with the same version.
 */
export interface Idempotent {
  /**
   * 1 to 128 characters that are valid in a header, preferably ASCII letters and digits. Line breaks and characters beyond
   * Latin-1, such as a dash (–), are refused before the call is sent (`REFUSED`), another length by the server.
   */
  readonly idempotencyKey?: string
}

/**
 * The version that the user saw when a form opened. Pass it with the command: what is read again
 * meanwhile, such as by a list that refreshes itself, then does not count as seen, and somebody else's
 * change leads to a 412 instead of being overwritten. Without it the last version seen is sent; with null
 * none is, and the current record is overwritten unconditionally.
 */
export interface Versioned {
  readonly version?: string | null | undefined
}
