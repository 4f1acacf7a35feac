import { type ApiClient, createApiClient } from '@tramite/core/http'
import { getLegalText, toAskedVersions } from '@tramite/core/legal'
import { getTodayPopup, viewPopup } from '@tramite/core/promotions'
import { type Session, signIn } from '@tramite/core/session'
import { type Account, accounts, password } from './accounts.ts'

/** A client of the API for a session, or for nobody. */
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

/** Who has not seen the popup of today: a journey of its own looks at it. */
const newcomers: readonly string[] = [accounts.delinquentAdmin]

/** Signs in, as somebody who has seen the popup of today before. */
async function begin(baseUrl: string, email: string): Promise<Session> {
  const session = await signIn(createClient(baseUrl, null)).mutationFn({ email, password })
  const client = createClient(baseUrl, session)
  const { id: userId, customerAdmin } = session.user
  const isAsked = customerAdmin && !newcomers.includes(email)
  const popup = isAsked ? await getTodayPopup(client).queryFn() : null
  if (popup) await viewPopup(client).mutationFn({ popupId: popup.id, userId })
  return session
}

const left = new Set<string>()

/** Leaves the popup of today before somebody signs in through the form. */
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

/** How a browser remembers that it has asked about the legal texts in force. */
export async function readAsked(baseUrl: string): Promise<string> {
  const client = createClient(baseUrl, null)
  const [terms, privacy] = await Promise.all([
    getLegalText(client, { document: 'terms' }).queryFn(),
    getLegalText(client, { document: 'privacy' }).queryFn(),
  ])
  return toAskedVersions({ terms: terms.revised, privacy: privacy.revised })
}
