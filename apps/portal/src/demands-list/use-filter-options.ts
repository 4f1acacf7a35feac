import type { Tag } from '@tramite/core/demands'
import type { DemandFilters } from '@tramite/ui/demands'
import { useState } from 'react'
import { useAllUsers } from '../account/use-all-users.ts'
import { type AllTags, useDemandTags } from './use-demand-tags.ts'

interface FilterOptions {
  readonly users: readonly { readonly id: string; readonly name: string }[]
  readonly tags: readonly Tag[]
  readonly tagsRead: Pick<AllTags, 'isWhole' | 'rest'>
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
  const { tags, ...tagsRead } = useDemandTags(isNear || demandsTags.length > 0)
  return { users, tags, tagsRead, onFilterIntent: () => setNear(true) }
}
