import { listDemandTags, type Tag } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import { useRead } from '@tramite/react'
import type { DemandFilters } from '@tramite/ui/demands'
import { useState } from 'react'
import { useAllUsers } from '../account/use-all-users.ts'

/** The tags that the filter bar offers: as many as one call brings. */
const readFilterTags = (client: ApiClient) => listDemandTags(client, { limit: 200 })

interface FilterOptions {
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly tags: readonly Tag[]
  readonly onFilterIntent: () => void
}

/**
 * What the filter bar offers: asked for once somebody comes near it, and at once where one is chosen, which
 * shows by its name. A finger does not come near before it presses, and what it opens is not filled later: for
 * fingers it is there before.
 */
export function useFilterOptions({ userId, demandsTags }: DemandFilters): FilterOptions {
  const [isNear, setNear] = useState(() => matchMedia('(pointer: coarse)').matches)
  const { users } = useAllUsers(isNear || userId !== '')
  const tags = useRead(readFilterTags, undefined, { isEnabled: isNear || demandsTags.length > 0 })
  return {
    users,
    tags: tags.data?.demandsTags ?? [],
    onFilterIntent: () => setNear(true),
  }
}
