import type { Tag } from '@tramite/core/demands'
import { useAllUsers } from '@tramite/react'
import type { DemandFilters, DemandsListViewProps } from '@tramite/ui/demands'
import { useState } from 'react'
import { type AllTags, useDemandTags } from './use-demand-tags.ts'

interface FilterOptions extends Pick<DemandsListViewProps, 'users' | 'isUserListComplete'> {
  readonly tags: readonly Tag[]
  readonly tagsRead: Pick<AllTags, 'isComplete' | 'rest'>
  readonly onFilterIntent: () => void
}

/**
 * The options of the filter bar: read when the pointer or focus comes near it, and at once if a filter is
 * set, since it shows its name. Touch gives no such warning before the press, and an open menu is not
 * filled later: on touch devices the options are read ahead.
 */
export function useFilterOptions({ userId, demandsTags }: DemandFilters): FilterOptions {
  const [isNear, setNear] = useState(() => matchMedia('(pointer: coarse)').matches)
  const { users, isComplete } = useAllUsers(isNear || userId !== '')
  const { tags, ...tagsRead } = useDemandTags(isNear || demandsTags.length > 0)
  return {
    users,
    isUserListComplete: isComplete,
    tags,
    tagsRead,
    onFilterIntent: () => setNear(true),
  }
}
