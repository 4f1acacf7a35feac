import type { OperationId } from '../generated/operation-index.ts'
import type { MessageCode, MessageParams, ProblemCode } from '../messages/index.ts'

/**
 * The families of server data. The first part of every query key, so that a command can say what
 * it makes stale by naming families.
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

/** Names what a query reads: for whom it is, and what was asked. */
export type QueryKey = readonly [
  resource: Resource,
  businessId: string | null,
  operation: OperationId,
  input: unknown,
  shape?: 'pages',
]

/** What a caller may say of one call. */
export interface CallOptions {
  /** Gives it up: it rejects with an `ApiError` of kind `aborted`. */
  readonly signal?: AbortSignal | undefined
  /**
   * Time for an attempt, milliseconds, in place of the policy's: then kind `timeout`. `Infinity` for as long
   * as it takes; what is no number counts as not given.
   */
  readonly timeout?: number | undefined
}

/** A read, ready for TanStack Query's `useQuery` or to be called by hand. */
export interface Query<Data, Fallback = unknown> {
  readonly queryKey: QueryKey
  /** What the user is told of a failure; absent where the screen itself says it. */
  readonly meta?: FailureMeta
  /** Reads once. */
  readonly queryFn: (context?: CallOptions) => Promise<Data>
  /**
   * The version last seen of what it reads, as a form that opens now remembers it; undefined before
   * the first answer, and for what has no versions. See {@link Versioned}.
   */
  readonly version: () => string | undefined
  /** What `tramite.read` gives in place of a failure to who asks for it; see {@link Command}. */
  readonly fallback?: Fallback
}

/** A read of a list by cursor, ready for TanStack Query's `useInfiniteQuery`. */
export interface PagedQuery<Page, Fallback = unknown> {
  readonly queryKey: QueryKey
  /** What the user is told of a failure; absent where the screen itself says it. */
  readonly meta?: FailureMeta
  /** Reads the page at a cursor; the first one at null. */
  readonly queryFn: (context: CallOptions & { pageParam: string | null }) => Promise<Page>
  readonly initialPageParam: string | null
  /** The cursor of the page after; null at the end. */
  readonly getNextPageParam: (last: Page) => string | null
  /** What `tramite.read` gives in place of a failure to who asks for it; see {@link Command}. */
  readonly fallback?: Fallback
}

/** What the user is told when a call fails. */
export type FailureMeta = {
  /** Text of the toast after a failure. Without one only the transport's own texts show. */
  readonly failure?: MessageCode
  /** The same where what fails to be read is there already, from before. */
  readonly reloadFailure?: MessageCode
  /** Where the server says something itself, that is the text, and `failure` only stands in. */
  readonly messageFirst?: boolean
  /** What to do about it: stands below `failure` where the server says nothing itself. */
  readonly failureAdvice?: MessageCode
  /** The specification wants no toast at all when it fails. */
  readonly silent?: boolean
  /** Of a silent call the one refusal that is told all the same, by `failure`. */
  readonly toldCode?: ProblemCode
  /** The one status of an answer that who called says in its place, or answers by calling again. */
  readonly untoldStatus?: number
  /** The specification wants the toast of a failure to look like one of a success. */
  readonly failureTone?: 'success'
}

/**
 * What the user is told of a command, and which server data it makes stale. A type, not an
 * interface: query libraries take metadata as an open record.
 */
export type CommandMeta = FailureMeta & {
  /** Text of the toast after a success; none when the screen itself shows it. */
  readonly success?: MessageCode
  /** Values of the places of that text, from the answer. */
  readonly successParams?: (answer: never) => MessageParams
  /** Whether an answer is a success to tell of; every one is when absent. */
  readonly successWhen?: (answer: never) => boolean
  /** Families of server data to read again after a success. */
  readonly stale: readonly Resource[]
  /** Whether an answer changed anything; every one did when absent. */
  readonly staleWhen?: (answer: never) => boolean
  /** Part of it may have happened when it failed: they are read again then, too. */
  readonly staleAlways?: boolean
}

/** A write, ready for TanStack Query's `useMutation` or to be called by hand. */
export interface Command<Input, Data, Fallback = unknown> {
  readonly mutationKey: readonly [operation: OperationId]
  /** Writes; what comes to the same when it is done twice is sent again where it got no answer. */
  readonly mutationFn: (input: Input) => Promise<Data>
  readonly meta: CommandMeta
  /**
   * What `tramite.run` gives in place of a failure to who asks for it (`{ fallback: true }`), once the
   * user was told; `never` where there is no such thing. Without asking a failure rejects.
   */
  readonly fallback?: Fallback
}

/**
 * A key under which the server does a create only once, however often it is sent
 * (`Idempotency-Key`). Keep it with the draft, and take a new one after a success. Without it a create
 * that got no answer has the same key when it is asked again in the same words, as long as the program runs;
 * so has a change of a record over the same version.
 */
export interface Idempotent {
  readonly idempotencyKey?: string
}

/**
 * The version that the user saw when a form opened. Give it with the command: what is read again
 * meanwhile, such as by a list that refreshes itself, then does not count as seen, and a change by
 * somebody else is a 412 instead of being written over. Without it the last version seen is sent; with
 * null none is, and what there is is written over, whatever it says.
 */
export interface Versioned {
  readonly version?: string | null | undefined
}
