import { listBusinesses, selectBusiness } from '../businesses/index.ts'
import { civilDateOf, conventions as presets } from '../calendar/index.ts'
import { openEventStream } from '../events/index.ts'
import {
  createDownload,
  createPutFile,
  createUpload,
  getFile,
  toSignedUrlInput,
  toUploadRecord,
} from '../files/index.ts'
import {
  type ApiClient,
  ApiError,
  type Command,
  type CommandMeta,
  createApiClient,
  type FailureMeta,
  isApiError,
  type PagedQuery,
  type Query,
  type Toast,
  type ToText,
  toCommandToasts,
  toQueryToasts,
  toStaleResources,
} from '../http/index.ts'
import { transportMessages } from '../messages/transport.ts'
import {
  createMemoryStorage,
  createSessionStore,
  findBrowserStorages,
  type KeyValueStorage,
  refreshSession,
  type SessionStorages,
  type SessionStore,
  signIn,
  signOut,
} from '../session/index.ts'
import { revokeTimeout } from '../session/session.commands.ts'
import type { Tramite, TramiteOptions } from './tramite.types.ts'

function toStorages(storage: KeyValueStorage | SessionStorages): SessionStorages {
  return 'remembered' in storage ? storage : { remembered: storage, current: storage }
}

function createReport({ toasts, onStale, log = () => {} }: TramiteOptions) {
  const show = (toToasts: (toText: ToText) => readonly Toast[]): void => {
    if (toasts) for (const toast of toToasts(toasts.toText)) toasts.show(toast)
  }
  return {
    reportQuery(meta: FailureMeta | undefined, error: unknown, isReload: boolean): void {
      show((toText) => toQueryToasts(meta, toText, error, isReload))
    },
    /** Beside the answer and not before it: what was done is done, whatever becomes of the reading. */
    report(meta: CommandMeta, error?: unknown, answer?: unknown): void {
      show((toText) => toCommandToasts(meta, toText, error, answer))
      const stale = toStaleResources(meta, error)
      if (stale.length > 0 && onStale) (async () => onStale(stale))().catch(log)
    },
  }
}

/**
 * What a call gives in place of a failure.
 * @throws the failure where there is no such thing, and when the caller gave up
 */
function insteadOf<Instead>(call: { readonly instead?: Instead }, error: unknown): Instead {
  const { instead } = call
  if (instead === undefined || !isApiError(error) || error.kind === 'aborted') throw error
  return instead
}

async function* readPages<Page>(
  query: PagedQuery<Page>,
  readPage: (cursor: string | null) => Promise<Page>,
) {
  for (let cursor = query.initialPageParam; ; ) {
    const page = await readPage(cursor)
    yield page
    cursor = query.getNextPageParam(page)
    if (cursor === null) return
  }
}

function createSessionCalls(client: ApiClient, session: SessionStore) {
  return {
    async signIn({ remember = false, ...credentials }) {
      const answer = await signIn(client).mutationFn({
        ...credentials,
        remember,
        deviceTokens: session.deviceTokens(),
      })
      session.signIn(answer, { remember })
      return answer.user
    },
    async refresh() {
      const asked = session.token()
      const { user, token } = await refreshSession(client).queryFn()
      session.update(user, token, asked)
      return user
    },
    async selectBusiness(id) {
      const businesses = await listBusinesses(client).queryFn()
      if (id !== undefined && !businesses.some((business) => business.id === id)) {
        const text = transportMessages['transport.notFound']
        throw new ApiError({ kind: 'refused', status: 0, code: 'NOT_FOUND', message: text })
      }
      const business = selectBusiness(id ?? session.businessId(), businesses)
      if (business) session.selectBusiness(business.id)
      return business
    },
  } satisfies Partial<Tramite>
}

/**
 * The SDK composed: a client, the session that it works with, and the operations bound to both.
 *
 * Operations are imported from the subpath of their feature and handed over, so that a program
 * carries only those that it uses.
 *
 * @example
 * const tramite = createTramite({ baseUrl: 'https://portal.example/api' })
 * await tramite.signIn({ email, password })
 * const { demands } = await tramite.read(listDemands, { limit: 5 })
 * await tramite.run(validateDemand, { id })
 * useQuery(tramite.query(getDemand, { id }))
 * useMutation(tramite.command(validateDemand))
 */
export function createTramite(options: TramiteOptions): Tramite {
  const {
    baseUrl,
    policy,
    fetch = (request: Request) => globalThis.fetch(request),
    clock = { now: () => new Date() },
    conventions = presets.specified,
    storage = findBrowserStorages() ?? createMemoryStorage(),
  } = options
  const session = options.session ?? createSessionStore(toStorages(storage))
  const putFile = options.putFile ?? createPutFile(fetch)
  const { reportQuery, report } = createReport(options)
  const shared = {
    baseUrl,
    fetch,
    ...(policy && { policy }),
    token: session.token,
    userId: () => session.session()?.user.id ?? null,
    onUnauthorized() {
      // Who leaves is not told that their session has ended.
      if (session.token() === leaving) return
      session.clear()
      options.onSessionEnd?.()
    },
  }
  const clientOf = (businessId: () => string | null) => createApiClient({ ...shared, businessId })
  const client = clientOf(session.businessId)
  let leaving: string | null = null

  /** The user leaves whether or not the server hears of it; the token expires by itself. */
  async function leave(): Promise<void> {
    leaving = session.token()
    const left = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, revokeTimeout)
    })
    await Promise.race([
      signOut(client)
        .mutationFn()
        .catch(() => {}),
      enough,
    ])
    clearTimeout(timer)
    session.clear(left)
  }

  function bind<Input, Data, Instead = never>(
    operation: (client: ApiClient) => Command<Input, Data, Instead>,
  ): Command<Input, Data | Instead> {
    const { mutationKey, mutationFn, meta, ...rest } = operation(client)
    return {
      mutationKey,
      meta,
      async mutationFn(input) {
        let data: Data
        try {
          data = await mutationFn(input)
        } catch (error) {
          options.log?.(error)
          report(meta, error)
          return insteadOf(rest, error)
        }
        report(meta, undefined, data)
        return data
      },
    }
  }

  async function ask<Data>(query: Query<Data> | PagedQuery<Data>, pageParam: string | null) {
    const isReload = 'version' in query && query.version() !== undefined
    try {
      return await query.queryFn({ pageParam })
    } catch (error) {
      options.log?.(error)
      reportQuery(query.meta, error, isReload)
      throw error
    }
  }

  return {
    client,
    clientOf: (businessId) => clientOf(() => businessId),
    session,
    putFile,
    conventions,
    now: () => clock.now(),
    today: () => civilDateOf(clock.now(), conventions.timeZone),
    query: (operation, ...input) => operation(client, input[0] as never),
    command: bind,
    read(operation, ...input) {
      const query = operation(client, input[0] as never)
      const call = 'instead' in query ? query : {}
      return ask(query, null).catch((error: unknown) => insteadOf(call, error))
    },
    pages(operation, ...input) {
      const query = operation(client, input[0] as never)
      return readPages(query, (cursor) => ask(query, cursor))
    },
    run: (operation, ...input) => bind(operation).mutationFn(input[0] as never),
    ...createSessionCalls(client, session),
    signOut: leave,
    async upload(file, { type = 'ATTACHMENT', signal, onProgress = () => {}, ...flags } = {}) {
      const query = { ...toSignedUrlInput(file, type), ...flags }
      const { signedUrl, key } = await createUpload(client, query).queryFn({
        ...(signal && { signal }),
      })
      await putFile({ signedUrl, file, signal, onProgress })
      return toUploadRecord(file, key)
    },
    async download(key, { signal } = {}) {
      const stop = signal && { signal }
      const { signedUrl } = await createDownload(client, { key }).queryFn({ ...stop })
      return getFile(fetch, { signedUrl, ...stop })
    },
    listen: (listener) =>
      openEventStream({ client, ...(options.log && { log: options.log }), ...listener }),
  }
}
