import { createApiClient } from '@tramite/core/http'
import { fetchNoticing } from './server-back.ts'
import { sessionStore } from './session-store.ts'

type Listener = () => void
const unauthorizedListeners = new Set<Listener>()

/** Calls `listener` whenever the server no longer accepts the session's token. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

const shared = {
  baseUrl: '/api',
  fetch: fetchNoticing,
  token: sessionStore.token,
  userId: () => sessionStore.session()?.user.id ?? null,
  onUnauthorized: () => {
    for (const listener of unauthorizedListeners) listener()
  },
}

/** The client of the API of this origin, for the active business. */
export const client = createApiClient({ ...shared, businessId: sessionStore.businessId })

/** The same for all businesses of the user, to find out where something belongs. */
export const clientOfAllBusinesses = createApiClient({ ...shared, businessId: () => null })
