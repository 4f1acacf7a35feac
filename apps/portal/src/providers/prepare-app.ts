import { listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { client } from '../integrations/client.ts'
import { queryClient } from '../integrations/query-client.ts'
import { sessionStore } from '../integrations/session-store.ts'

/**
 * Makes sure that there is an active business before a page asks for its data. Without one stored,
 * the first of the list is chosen; a failure is left to the layout, which shows it.
 */
export async function prepareApp(): Promise<void> {
  const businesses = queryClient.ensureQueryData(listBusinesses(client)).catch(() => [])
  if (sessionStore.businessId()) return
  const first = selectBusiness(null, await businesses)
  if (first) sessionStore.selectBusiness(first.id)
}
