import { type ApiClient, createApiClient } from '@tramite/core/http'
import { type Session, signIn } from '@tramite/core/session'
import { type Account, password } from './accounts.ts'

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

/** Sessions of the demo accounts; each account signs in once. */
export function createSessions(baseUrl: string): (account: Account) => Promise<Session> {
  const sessions = new Map<Account, Promise<Session>>()
  return (account) => {
    const known = sessions.get(account)
    if (known) return known
    const session = signIn(createClient(baseUrl, null)).mutationFn({ email: account, password })
    sessions.set(account, session)
    return session
  }
}
