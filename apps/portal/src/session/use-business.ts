import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { listBusinesses, selectBusiness } from '@tramite/core/businesses'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { sessionStore } from '../integrations/session-store.ts'

/** Detail pages belong to one business; after a switch their list takes their place. */
const listOfDetail: readonly [RegExp, string][] = [[/^\/demands\/(?!new$)[^/]+$/, '/demands']]

/** The businesses of the user and the active one, which every call is made for. */
export function useBusiness() {
  const router = useRouter()
  const query = useQuery(listBusinesses(client))
  const [chosenId, setChosenId] = useState(sessionStore.businessId)
  const active = query.data && selectBusiness(chosenId, query.data)
  if (active && active.id !== sessionStore.businessId()) sessionStore.selectBusiness(active.id)

  const select = (id: string) => {
    sessionStore.selectBusiness(id)
    setChosenId(id)
    const { pathname } = router.state.location
    const list = listOfDetail.find(([pattern]) => pattern.test(pathname))?.[1]
    if (list) router.history.push(list)
  }

  return { query, businesses: query.data ?? [], active: active ?? undefined, select }
}
