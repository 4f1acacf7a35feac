import { storageKeys } from '@tramite/core/session'
import type { Visit } from './page-load.ts'

/** Of a browser whose user has said which cookies they want. */
const answered = { name: storageKeys.cookieConsent, value: 'false' }

/** What the browser of somebody holds who was here before and is signed out. */
export const toVisitorsState = (origin: string): NonNullable<Visit['storageState']> => ({
  cookies: [],
  origins: [{ origin, localStorage: [answered] }],
})

/** What the browser of a user holds after signing in, so that a visit can begin there. */
export async function toStorageState(
  origin: string,
  token: string,
  businessId?: string,
): Promise<NonNullable<Visit['storageState']>> {
  const response = await fetch(`${origin}/api/user/userLogged`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw new Error(`GET /api/user/userLogged: ${response.status}`)
  const localStorage = [
    answered,
    { name: storageKeys.token, value: token },
    { name: storageKeys.user, value: await response.text() },
    ...(businessId ? [{ name: storageKeys.businessId, value: businessId }] : []),
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
