import type { Business } from '../businesses/index.ts'
import type { CivilDate, Clock, Conventions } from '../calendar/index.ts'
import type { EventStream, EventStreamOptions } from '../events/index.ts'
import type { FileType, GetFileInput, PutFile, UploadRecord } from '../files/index.ts'
import type {
  ApiClient,
  BaseUrls,
  CallOptions,
  Command,
  Fetch,
  ItemOf,
  PagedQuery,
  Query,
  Resource,
  Toast,
  ToastTexts,
  TransportPolicy,
} from '../http/index.ts'
import type {
  Credentials,
  KeyValueStorage,
  SessionStorages,
  SessionStore,
  SessionUser,
} from '../session/index.ts'

/** How the outcome of calls is reported to the user. */
export interface TramiteToasts {
  /** Gives the text of a code: `message`, `createToastTexts` of some features, or a promise of either. */
  readonly toText: ToastTexts
  /** Shows a toast. */
  readonly show: (toast: Toast) => void
}

/** Options of the SDK. The address is enough in a browser, a worker and in Node. */
export interface TramiteOptions {
  /** One base address for all calls, or one for each of the three APIs. */
  readonly baseUrl: string | BaseUrls
  /** Sends a request; the platform's own when absent. */
  readonly fetch?: Fetch
  /** The clock; the machine's when absent. */
  readonly clock?: Clock
  /** How the firm counts days: `conventions.specified` (the default), `conventions.brazil` or its own. */
  readonly conventions?: Conventions
  /**
   * Where the session is stored: a single storage, or a lasting one together with one per tab. When
   * absent, the storages of the page; outside a browser the session then ends with the program.
   */
  readonly storage?: KeyValueStorage | SessionStorages
  /** A session store that the program already has; `storage` is then ignored. */
  readonly session?: SessionStore
  /**
   * Reports the outcome of commands, and failed reads by {@link Tramite.read}, `pages` and `items`, to the user; without
   * it nothing is shown.
   */
  readonly toasts?: TramiteToasts
  /**
   * Logs the error of every failed call, also of those that are not reported to the user. An aborted call is not a failure.
   */
  readonly log?: (error: unknown) => void
  /**
   * Called with families of server data to read again, as soon as the command that made them stale is
   * answered.
   */
  readonly onStale?: (resources: readonly Resource[]) => unknown
  /** Called when the server no longer accepts the session, which has been removed by then. */
  readonly onSessionEnd?: () => void
  /** Sends files; by `fetch`, without progress, when absent. */
  readonly putFile?: PutFile
  /** Timeouts, and the number of retries after a failed connection; a timeout is not retried. */
  readonly policy?: Partial<TransportPolicy>
}

/** Options of an upload. */
export interface UploadOptions extends CallOptions {
  /** Kind of file; `ATTACHMENT` when absent. */
  readonly type?: FileType
  /** Whether the file may be read by anybody who has its address. */
  readonly publicRead?: boolean
  /** Whether the file is a logo. */
  readonly logo?: boolean
  /** Called with the fraction already sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

/** The arguments after the operation itself: none if it takes no input. */
export type InputArguments<Input> = undefined extends Input ? [input?: Input] : [input: Input]

/** The arguments after the operation: its input, if any, and the options of this call. */
export type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: PlainOptions]
  : [input: Input, options?: PlainOptions]

type PlainOptions = CallOptions & { readonly fallback?: never }

/** Options of a call that returns the operation's `fallback` instead of a failure. */
export interface FallbackOptions extends CallOptions {
  readonly fallback: true
}

/** An operation without a fallback does not accept the option. */
type FallbackOptionsOf<Fallback> = [Fallback] extends [never] ? never : FallbackOptions

/** The composed SDK, for one user at a time. */
export interface Tramite {
  /** The underlying client, for the operations' own signature: `listDemands(tramite.client, input)`. */
  readonly client: ApiClient
  /**
   * The same SDK, bound to one business and to the current user, whatever becomes active later: for work that
   * continues after a switch of the business. Once another user has signed in, its calls are not sent and
   * reject with an `ApiError` of kind `aborted`.
   * @param businessId null for all businesses of the user, for example to find out to which one a record
   * belongs
   */
  within(businessId: string | null): Tramite
  /** The signed-in user, their token and their business. */
  readonly session: SessionStore
  /** The conventions that it was created with, for the calculators and rules. */
  readonly conventions: Conventions
  /** The current time, for the calculators and rules. */
  now(): Date
  /** The current day in the firm's time zone, `YYYY-MM-DD`. */
  today(): CivilDate

  /** A query for `useQuery` or `useInfiniteQuery`. It does not report failures: its cache has to. */
  query<Input, Bound>(
    operation: (client: ApiClient, input: Input) => Bound,
    ...input: InputArguments<Input>
  ): Bound
  /** A command for `useMutation`. It shows its own toast and calls `onStale`. */
  command<Input, Data>(operation: (client: ApiClient) => Command<Input, Data>): Command<Input, Data>
  /**
   * Reads once; for a list by cursor, its first page. Reports a failure to the user.
   * @throws {ApiError} when it fails
   */
  read<Input, Data>(
    operation: (client: ApiClient, input: Input) => Query<Data> | PagedQuery<Data>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  /**
   * The same for an operation that has a value to return instead of a failure, such as an empty list.
   * @throws {ApiError} when the caller gave up
   */
  read<Input, Data, Fallback>(
    operation: (
      client: ApiClient,
      input: Input,
    ) => Query<Data, Fallback> | PagedQuery<Data, Fallback>,
    input: Input,
    options: FallbackOptionsOf<Fallback>,
  ): Promise<Data | Fallback>
  /**
   * Reads a list by cursor to its end, page by page. Reports a failure to the user.
   * @throws {ApiError} when a page fails: an incomplete list must not pass for a complete one
   */
  pages<Input, Page>(
    operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
    ...call: CallArguments<Input>
  ): AsyncGenerator<Page, void, undefined>
  /**
   * Reads any list to its end, item by item, requesting the next page when it is needed. Reports a
   * failure to the user.
   * @throws {ApiError} when a page fails: an incomplete list must not pass for a complete one
   */
  items<Input, Page>(
    operation: (client: ApiClient, input: Input) => Query<Page> | PagedQuery<Page>,
    ...call: CallArguments<Input>
  ): AsyncGenerator<ItemOf<Page>, void, undefined>
  /**
   * Runs a command, and reports as {@link Tramite.command} does. Idempotent commands are retried when they get no answer.
   * An aborted command may have been carried out.
   * @throws {ApiError} when it fails
   */
  run<Input, Data>(
    operation: (client: ApiClient) => Command<Input, Data>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  /**
   * The same for an operation that has a value to return instead of a failure, such as null.
   * @throws {ApiError} when the caller gave up
   */
  run<Input, Data, Fallback>(
    operation: (client: ApiClient) => Command<Input, Data, Fallback>,
    input: Input,
    options: FallbackOptionsOf<Fallback>,
  ): Promise<Data | Fallback>

  /**
   * Signs in and stores the session. A failure shows no toast: `toSignInFailure` of the session has the
   * texts of the form and of its toast.
   * @throws {ApiError} 400 `INVALID_CREDENTIALS`, 429
   */
  signIn(credentials: Credentials): Promise<SessionUser>
  /**
   * Reads the user and the token of the stored session again.
   * @throws {ApiError} 401 when the session is over
   */
  refresh(options?: CallOptions): Promise<SessionUser>
  /** Revokes the token, if the server can be reached, and removes the session. */
  signOut(): Promise<void>
  /**
   * Switches to a business: the given one, otherwise the last one, otherwise the first.
   * @returns null if the user has none
   * @throws {ApiError} of kind `refused` if the given one is not among the user's businesses; of kind `aborted` if they
   * signed out meanwhile
   */
  selectBusiness(id?: string): Promise<Business | null>
  /**
   * Sends a file: requests an address, and puts the file there.
   * @returns the record by which demands, messages and documents refer to the file
   * @throws {ApiError} 413 when it is larger than 25 MB
   */
  upload(file: File, options?: UploadOptions): Promise<UploadRecord>
  /** Sends files to their addresses: for `createUploadQueue`. */
  readonly putFile: PutFile
  /**
   * Fetches a file: requests an address, and reads the file from it.
   * @param key of an attachment, a logo or a contract; for a document use `downloadDocument`
   * @throws {ApiError} 404 for a file that the user may not see
   */
  download(key: string, options?: CallOptions): Promise<Blob>
  /**
   * Fetches a file from a signed address, such as that of `downloadDocument`, with the program's own `fetch`.
   * @throws {ApiError} when the storage refuses, cannot be reached, or falls silent
   */
  getFile(input: GetFileInput): Promise<Blob>
  /** Listens to changes on the server until closed. */
  listen(options: Omit<EventStreamOptions, 'client'>): EventStream
}
