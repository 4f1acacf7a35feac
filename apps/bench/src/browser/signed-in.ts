import { type LegalVersions, toAskedVersions } from '@tramite/core/legal'
import { storageKeys } from '@tramite/core/session'
import type { Visit } from './page-load.ts'

/** Of a browser whose user has answered the question about cookies. */
const answered = { name: storageKeys.cookieConsent, value: 'false' }

/** The storage of a browser whose user was here before and is signed out. */
export const toVisitorsState = (origin: string): NonNullable<Visit['storageState']> => ({
  cookies: [],
  origins: [{ origin, localStorage: [answered] }],
})

async function ask(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url}: ${response.status}`)
  return response.text()
}

/** Accepts the legal texts in force, which the portal would otherwise ask for on every page. */
async function acceptLegalTexts(
  origin: string,
  headers: Record<string, string>,
): Promise<LegalVersions> {
  const url = `${origin}/api/legal/acceptances`
  const { current } = JSON.parse(await ask(url, { headers })) as {
    readonly current: readonly { readonly document: string; readonly version: string }[]
  }
  for (const { document, version } of current) {
    await ask(url, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ document, version }),
    })
  }
  const versions = current.map(({ document, version }) => [document, version])
  return Object.fromEntries(versions) as LegalVersions
}

/**
 * The storage of a user's browser after signing in, so that a visit can start there; everything that the
 * portal asks by itself is answered.
 */
export async function toStorageState(
  origin: string,
  token: string,
  businessId?: string,
): Promise<NonNullable<Visit['storageState']>> {
  const headers = { authorization: `Bearer ${token}` }
  const user = await ask(`${origin}/api/user/userLogged`, { headers })
  const { id } = JSON.parse(user) as { readonly id: string }
  const versions = await acceptLegalTexts(origin, headers)
  const localStorage = [
    answered,
    { name: storageKeys.token, value: token },
    { name: storageKeys.user, value: user },
    { name: `${storageKeys.legalAsked}.${id}`, value: toAskedVersions(versions) },
    ...(businessId ? [{ name: storageKeys.businessId, value: businessId }] : []),
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
