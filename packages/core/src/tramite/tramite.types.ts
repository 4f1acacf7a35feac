import type { Business } from '../businesses/businesses.queries.ts'
import type { CivilDate, Clock, Conventions } from '../calendar/index.ts'
import type { EventStream, EventStreamOptions } from '../events/index.ts'
import type { FileType } from '../files/files.queries.ts'
import type { GetFileInput, PutFile, UploadRecord } from '../files/index.ts'
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
  KeyValueStorage,
  SessionStorages,
  SessionStore,
  SessionUser,
} from '../session/index.ts'

/** How calls tell the user how they went. */
export interface TramiteToasts {
  /** Gives the text of a code: `message`, a part of the catalogue, or a promise of either. */
  readonly toText: ToastTexts
  /** Shows a toast. */
  readonly show: (toast: Toast) => void
}

/** What the SDK is composed from. The address is enough in a browser, a worker and in Node. */
export interface TramiteOptions {
  /** One base address for all calls, or one for each of the three APIs. */
  readonly baseUrl: string | BaseUrls
  /** Sends a request; the platform's own when absent. */
  readonly fetch?: Fetch
  /** Tells the time; the machine's when absent. */
  readonly clock?: Clock
  /** How the firm counts days: `conventions.specified` (when absent), `conventions.brazil` or its own. */
  readonly conventions?: Conventions
  /**
   * Where the session is kept: one place, or one that outlives the page beside one that does not. When
   * absent, the storages of the page; the session of any other program then ends with it.
   */
  readonly storage?: KeyValueStorage | SessionStorages
  /** A session that the program holds already; then `storage` is not looked at. */
  readonly session?: SessionStore
  /** Tells the user how commands went, and of reads that failed; without it nothing does. */
  readonly toasts?: TramiteToasts
  /** Writes to the program's log why a call failed, of which the user may be told nothing. */
  readonly log?: (error: unknown) => void
  /** Reads families of server data again, beside the answer of the command that made them stale. */
  readonly onStale?: (resources: readonly Resource[]) => unknown
  /** Called when the server no longer accepts the session. It has been forgotten by then. */
  readonly onSessionEnd?: () => void
  /** Sends files; by `fetch`, without progress, when absent. */
  readonly putFile?: PutFile
  /** Time-outs, and how often a call that got no answer is sent again. */
  readonly policy?: Partial<TransportPolicy>
}

/** What a user signs in with. */
export interface SignInInput {
  readonly email: string
  readonly password: string
  /** "Lembrar de mim": the session outlives the page. */
  readonly remember?: boolean
}

/** How a file is sent. */
export interface UploadOptions extends CallOptions {
  /** Kind of file; `ATTACHMENT` when absent. */
  readonly type?: FileType
  /** The file may be read by anybody who has its address. */
  readonly publicRead?: boolean
  /** The file is a logo. */
  readonly logo?: boolean
  /** Takes the part already sent, from 0 to 1. */
  readonly onProgress?: (fraction: number) => void
}

/** The arguments after the operation itself: none for one that takes no input. */
export type InputArguments<Input> = undefined extends Input ? [input?: Input] : [input: Input]

/** The arguments after the operation: its input, none for one that takes none, and what is said of this call. */
export type CallArguments<Input> = undefined extends Input
  ? [input?: Input, options?: PlainOptions]
  : [input: Input, options?: PlainOptions]

type PlainOptions = CallOptions & { readonly fallback?: never }

/** What is said of a call whose failure gives the operation's `fallback`. */
export interface FallbackOptions extends CallOptions {
  readonly fallback: true
}

/** Nobody can ask for what an operation does not have. */
type FallbackOptionsOf<Fallback> = [Fallback] extends [never] ? never : FallbackOptions

/** The SDK, composed: for one user at a time. */
export interface Tramite {
  /** The client beneath, for the operations' own signature: `listDemands(tramite.client, input)`. */
  readonly client: ApiClient
  /**
   * The same for one business and for whoever is signed in now, whatever becomes active later: for what goes on
   * while another is chosen. Once somebody else is signed in, its calls are not sent, and reject with an `ApiError`
   * of kind `aborted`.
   * @param businessId null asks for all of the user's, as to find out where something belongs
   */
  within(businessId: string | null): Tramite
  /** Who is signed in, with which token, in which business. */
  readonly session: SessionStore
  /** The conventions that it was made with, for the calculators and rules. */
  readonly conventions: Conventions
  /** The time, for the calculators and rules. */
  now(): Date
  /** The day of the firm's time zone, `YYYY-MM-DD`. */
  today(): CivilDate

  /** A read, ready for `useQuery` or `useInfiniteQuery`. */
  query<Input, Bound>(
    operation: (client: ApiClient, input: Input) => Bound,
    ...input: InputArguments<Input>
  ): Bound
  /**
   * A write, ready for `useMutation`. It reports its toast and what it made stale by itself.
   */
  command<Input, Data>(operation: (client: ApiClient) => Command<Input, Data>): Command<Input, Data>
  /**
   * Reads once; of a list by cursor its first page. Tells the user of a failure.
   * @throws {ApiError} when it fails
   */
  read<Input, Data>(
    operation: (client: ApiClient, input: Input) => Query<Data> | PagedQuery<Data>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  /**
   * The same for an operation that has something to give in place of a failure, such as an empty list.
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
   * Reads a list by cursor to its end, page by page. Tells the user of a failure.
   * @throws {ApiError} when a page fails: a list that breaks off is not one that ends
   */
  pages<Input, Page>(
    operation: (client: ApiClient, input: Input) => PagedQuery<Page>,
    ...call: CallArguments<Input>
  ): AsyncGenerator<Page, void, undefined>
  /**
   * Reads any list to its end, item by item, and asks for the next page when it is needed. Tells the
   * user of a failure.
   * @throws {ApiError} when a page fails: a list that breaks off is not one that ends
   */
  items<Input, Page>(
    operation: (client: ApiClient, input: Input) => Query<Page> | PagedQuery<Page>,
    ...call: CallArguments<Input>
  ): AsyncGenerator<ItemOf<Page>, void, undefined>
  /**
   * Writes, and reports as {@link Tramite.command} does. What comes to the same when it is done twice is sent again
   * where it got no answer. One that is given up may have been done.
   * @throws {ApiError} when it fails
   */
  run<Input, Data>(
    operation: (client: ApiClient) => Command<Input, Data>,
    ...call: CallArguments<Input>
  ): Promise<Data>
  /**
   * The same for an operation that has something to give in place of a failure, such as null.
   * @throws {ApiError} when the caller gave up
   */
  run<Input, Data, Fallback>(
    operation: (client: ApiClient) => Command<Input, Data, Fallback>,
    input: Input,
    options: FallbackOptionsOf<Fallback>,
  ): Promise<Data | Fallback>

  /**
   * Signs in and keeps the session. A failure shows no toast: `toSignInFailure` of the session has
   * the texts of the form and of its toast.
   * @throws {ApiError} 400 `INVALID_CREDENTIALS`, 429
   */
  signIn(input: SignInInput): Promise<SessionUser>
  /**
   * Reads user and token of the kept session again.
   * @throws {ApiError} 401 when the session is over
   */
  refresh(): Promise<SessionUser>
  /** Revokes the token as far as the server can be reached, and forgets the session. */
  signOut(): Promise<void>
  /**
   * Works in a business from now on: the given one, otherwise the last one, otherwise the first.
   * @returns null when the user has none
   * @throws {ApiError} of kind `refused` when the user does not have the given one
   */
  selectBusiness(id?: string): Promise<Business | null>
  /**
   * Sends a file: asks for an address, and puts the file there.
   * @returns the record by which demands, messages and documents name the file
   * @throws {ApiError} 413 when it is larger than 25 MB
   */
  upload(file: File, options?: UploadOptions): Promise<UploadRecord>
  /** How files are sent to their addresses: for `createUploadQueue`. */
  readonly putFile: PutFile
  /**
   * Fetches a file: asks for an address, and gets what is there.
   * @param key of an attachment, a logo or a contract; a document has `downloadDocument`
   * @throws {ApiError} 404 for a file that the user may not see
   */
  download(key: string, options?: CallOptions): Promise<Blob>
  /**
   * Fetches a file from an address that a call has signed, such as `downloadDocument`, by the program's own `fetch`.
   * @throws {ApiError} when the storage refuses, cannot be reached, or falls silent
   */
  getFile(input: GetFileInput): Promise<Blob>
  /** Listens to what changes on the server, until closed. */
  listen(options: Omit<EventStreamOptions, 'client'>): EventStream
}
