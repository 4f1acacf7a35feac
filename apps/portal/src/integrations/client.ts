import { createApiClient } from '@tramite/core/http'
import { sessionStore } from './session-store.ts'

type Listener = () => void
const unauthorizedListeners = new Set<Listener>()

/** Calls `listener` whenever the server no longer accepts the session's token. */
export function onUnauthorized(listener: Listener): () => void {
  unauthorizedListeners.add(listener)
  return () => unauthorizedListeners.delete(listener)
}

/** The client of the API of this origin. */
export const client = createApiClient({
  baseUrl: '/api',
  fetch: (request) => fetch(request),
  token: sessionStore.token,
  businessId: sessionStore.businessId,
  onUnauthorized: () => {
    for (const listener of unauthorizedListeners) listener()
  },
})
