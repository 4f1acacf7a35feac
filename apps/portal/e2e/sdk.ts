import { type ApiClient, createApiClient } from '@tramite/core/http'
import { getLegalText, toAskedVersions } from '@tramite/core/legal'
import { getTodayPopup, viewPopup } from '@tramite/core/promotions'
import { type Session, signIn } from '@tramite/core/session'
import { type Account, accounts, password } from './accounts.ts'

/** A client of the API, with or without a session. */
export function createClient(
  baseUrl: string,
  session: Pick<Session, 'token'> | null,
  businessId: string | null = null,
): ApiClient {
  return createApiClient({
    baseUrl,
    fetch: (request) => fetch(request),
    token: () => session?.token ?? null,
    businessId: () => businessId,
  })
}

/** Accounts that have not seen today's popup: one journey tests it. */
const newcomers: readonly string[] = [accounts.delinquentAdmin]

/** Signs in as a user who has seen today's popup already. */
async function begin(baseUrl: string, email: string): Promise<Session> {
  const session = await signIn(createClient(baseUrl, null)).mutationFn({ email, password })
  const client = createClient(baseUrl, session)
  const { id: userId, customerAdmin } = session.user
  const isAsked = customerAdmin && !newcomers.includes(email)
  if (isAsked) await dismissPopup(client, userId)
  return session
}

/** Dismisses today's popup of an admin. */
export async function dismissPopup(client: ApiClient, userId: string): Promise<void> {
  const popup = await getTodayPopup(client).queryFn()
  if (popup) await viewPopup(client).mutationFn({ popupId: popup.id, userId })
}

const left = new Set<string>()

/** Dismisses today's popup before a user signs in through the form. */
export async function leavePopup(baseUrl: string, email: string): Promise<void> {
  if (left.has(email)) return
  left.add(email)
  await begin(baseUrl, email)
}

/** Sessions of the demo accounts; each account signs in once. */
export function createSessions(baseUrl: string): (account: Account) => Promise<Session> {
  const sessions = new Map<Account, Promise<Session>>()
  return (account) => {
    const known = sessions.get(account)
    if (known) return known
    const session = begin(baseUrl, account)
    sessions.set(account, session)
    return session
  }
}

/** How a browser remembers having asked about the legal texts in force. */
export async function readAsked(baseUrl: string): Promise<string> {
  const client = createClient(baseUrl, null)
  const [terms, privacy] = await Promise.all([
    getLegalText(client, { document: 'terms' }).queryFn(),
    getLegalText(client, { document: 'privacy' }).queryFn(),
  ])
  return toAskedVersions({ terms: terms.revised, privacy: privacy.revised })
}
