import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { toListAfterSwitch } from '@tramite/core/shell'
import { useCallback, useState } from 'react'
import { client } from '../integrations/client.ts'
import { sessionStore } from '../integrations/session-store.ts'

/** The businesses of the user and the active one, which every call is made for. */
export function useBusiness() {
  const router = useRouter()
  const query = useQuery(listBusinesses(client))
  const [chosenId, setChosenId] = useState(sessionStore.businessId)
  const active = query.data && selectBusiness(chosenId, query.data)
  if (active && active.id !== sessionStore.businessId()) sessionStore.selectBusiness(active.id)

  const open = useCallback((id: string) => {
    sessionStore.selectBusiness(id)
    setChosenId(id)
  }, [])

  const select = async (id: string) => {
    const { pathname } = router.state.location
    const list = toListAfterSwitch(pathname)
    // The detail page has to be gone first: it would look for its demand in the new business.
    if (list) await router.navigate({ href: list })
    open(id)
  }

  return { query, businesses: query.data ?? [], active: active ?? undefined, select, open }
}
