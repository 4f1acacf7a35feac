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
import { followSignal } from '../follow-signal.ts'
import {
  type ApiClient,
  ApiError,
  type CallOptions,
  type CommandMeta,
  createApiClient,
  type FailureMeta,
  showToast,
  type Toast,
  type ToText,
  toCommandToast,
  toQueryToast,
  toStaleResources,
} from '../http/index.ts'
import { createTimeLimit } from '../http/time-limit.ts'
import { transportMessages } from '../messages/transport.ts'
import {
  createSessionStore,
  type KeyValueStorage,
  openStorages,
  refreshSession,
  type SessionStorages,
  type SessionStore,
  signIn,
  signOut,
} from '../session/index.ts'
import { revokeTimeout } from '../session/session.commands.ts'
import { createCalls } from './create-calls.ts'
import type { Tramite, TramiteOptions } from './tramite.types.ts'

function toStorages(storage: KeyValueStorage | SessionStorages): SessionStorages {
  return 'remembered' in storage ? storage : { remembered: storage, current: storage }
}

/** The failure of a call by a user who is no longer signed in. */
const abandoned = () => new ApiError({ kind: 'aborted', status: 0, code: 'ABORTED', message: '' })

function createReport({ toasts, onStale, log = () => {} }: TramiteOptions) {
  const show = (toToast: (toText: ToText) => Toast | undefined): void => {
    if (toasts) showToast(toasts, toToast).catch(log)
  }
  return {
    reportQuery(meta: FailureMeta | undefined, error: unknown, isReload: boolean): void {
      show((toText) => toQueryToast(meta, toText, error, isReload))
    },
    /** Starts the rereading without waiting for it: the command is done, even if the rereading fails. */
    report(meta: CommandMeta, error?: unknown, answer?: unknown): void {
      show((toText) => toCommandToast(meta, toText, error, answer))
      const stale = toStaleResources(meta, error, answer)
      if (stale.length > 0 && onStale) (async () => onStale(stale))().catch(log)
    },
  }
}

/** Aborts a transfer to or from the storage when the caller gives up, or after the caller's timeout. */
async function stopAfter<T>(
  { signal, timeout = Number.NaN }: CallOptions,
  transfer: (signal: AbortSignal | undefined) => Promise<T>,
): Promise<T> {
  if (Number.isNaN(timeout)) return transfer(signal)
  const stop = new AbortController()
  const forgetLimit = followSignal(stop, createTimeLimit(timeout))
  const forgetCaller = followSignal(stop, signal)
  try {
    return await transfer(stop.signal)
  } finally {
    forgetLimit()
    forgetCaller()
  }
}

/** @param guest a client without a token */
function createSessionCalls(client: ApiClient, guest: ApiClient, session: SessionStore) {
  return {
    async signIn({ remember = false, ...credentials }) {
      const answer = await signIn(guest).mutationFn({
        ...credentials,
        remember,
        deviceTokens: session.deviceTokens(),
      })
      session.signIn(answer, { remember })
      return answer.user
    },
    async refresh(options) {
      const asked = session.token()
      const { user, token } = await refreshSession(client).queryFn(options)
      session.update(user, token, asked)
      return user
    },
    async selectBusiness(id) {
      const toOwner = () => session.session()?.user.id
      const owner = toOwner()
      const last = session.businessId()
      const businesses = await listBusinesses(client).queryFn()
      if (toOwner() !== owner) throw abandoned()
      if (id !== undefined && !businesses.some((business) => business.id === id)) {
        const text = transportMessages['transport.notFound']
        throw new ApiError({ kind: 'refused', status: 0, code: 'NOT_FOUND', message: text })
      }
      const business = selectBusiness(id ?? last, businesses)
      session.keepBusinessId(business?.id ?? null)
      return business
    },
  } satisfies Partial<Tramite>
}

/**
 * The composed SDK: a client, its session, and the operations bound to both.
 *
 * Operations are imported from the subpath of their feature and passed in, so that a program includes
 * only those that it uses.
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
    storage = openStorages(),
  } = options
  const session = options.session ?? createSessionStore(toStorages(storage))
  const putFile = options.putFile ?? createPutFile(fetch)
  const shared = {
    baseUrl,
    fetch,
    ...(policy && { policy }),
    token: session.token,
    businessId: session.businessId,
    userId: () => session.session()?.user.id ?? null,
    onUnauthorized() {
      // While the user signs out, the end of the session is not reported.
      if (session.token() === leaving) return
      session.clear()
      options.onSessionEnd?.()
    },
  }
  const active = createApiClient(shared)
  const guest = createApiClient({ ...shared, token: () => null })
  let leaving: string | null = null

  /** Revokes a token that this program does not use: the answer says nothing about its own session. */
  const revoke = (token: string) =>
    signOut(createApiClient({ ...shared, token: () => token, onUnauthorized() {} })).mutationFn()
  for (const token of session.dropped) revoke(token).catch(() => {})

  /** The user is signed out even if the server cannot be reached; the token then expires on the server. */
  async function leave(): Promise<void> {
    leaving = session.token()
    const left = leaving
    const other = session.signOut()
    let timer: ReturnType<typeof setTimeout> | undefined
    const enough = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, revokeTimeout)
    })
    const revoked = [signOut(active).mutationFn(), other !== null && revoke(other)]
    await Promise.race([Promise.allSettled(revoked), enough])
    clearTimeout(timer)
    session.clear(left)
  }

  /** What one person does in one business is not sent for another person. */
  function clientOf(businessId: string | null): ApiClient {
    const owner = shared.userId()
    const { request } = createApiClient({ ...shared, businessId: () => businessId })
    return {
      ...active,
      businessId: () => businessId,
      async request(asked) {
        if (owner === null || owner === shared.userId()) return request(asked)
        throw abandoned()
      },
    }
  }

  const compose = (client: ApiClient): Tramite => ({
    client,
    within: (businessId) => compose(clientOf(businessId)),
    session,
    putFile,
    conventions,
    now: () => clock.now(),
    today: () => civilDateOf(clock.now(), conventions.timeZone),
    query: (operation, ...input) => operation(client, input[0] as never),
    ...createCalls(client, { ...createReport(options), log: options.log ?? (() => {}) }),
    ...createSessionCalls(active, guest, session),
    signOut: leave,
    async upload(file, { type = 'ATTACHMENT', onProgress = () => {}, ...given } = {}) {
      const { signal, timeout, ...flags } = given
      const query = { ...toSignedUrlInput(file, type), ...flags }
      const { signedUrl, key } = await createUpload(client, query).queryFn({ signal, timeout })
      await stopAfter(given, (stop) => putFile({ signedUrl, file, signal: stop, onProgress }))
      return toUploadRecord(file, key)
    },
    async download(key, options = {}) {
      const { signedUrl } = await createDownload(client, { key }).queryFn(options)
      return stopAfter(options, (signal) => getFile(fetch, { signedUrl, signal }))
    },
    getFile: (input) => getFile(fetch, input),
    listen: (listener) =>
      openEventStream({ client, ...(options.log && { log: options.log }), ...listener }),
  })
  return compose(active)
}
