import { storageKeys } from '@tramite/core/session'
import type { Visit } from './page-load.ts'

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
    { name: storageKeys.token, value: token },
    { name: storageKeys.user, value: await response.text() },
    ...(businessId ? [{ name: storageKeys.businessId, value: businessId }] : []),
  ]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
