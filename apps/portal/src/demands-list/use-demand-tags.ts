import { listDemandTagPages, type Tag } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import { useAllPages } from '@tramite/react'
import type { ReadOptions } from '@tramite/ui/ComboBox'
import { useMemo } from 'react'
import { toWholeness } from '../paged-list/to-wholeness.ts'

/** As many of one answer as there can be. */
const readTags = (client: ApiClient) => listDemandTagPages(client, { limit: 200 })

/** The tags of the customer, as far as they were read. */
export interface AllTags extends Pick<ReadOptions, 'isWhole' | 'rest'> {
  readonly tags: readonly Tag[]
}

/**
 * The tags of the customer by name, however many: those that have come so far, whether these are all of them,
 * and how the others are asked for again where they could not be read.
 * @param isEnabled false where no tag is to be named
 */
export function useDemandTags(isEnabled = true): AllTags {
  const query = useAllPages(readTags, undefined, { isEnabled })
  const { data } = query
  const tags = useMemo(() => data?.pages.flatMap((page) => page.demandsTags) ?? [], [data])
  return { tags, ...toWholeness(query) }
}
