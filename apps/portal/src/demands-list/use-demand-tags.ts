import { listDemandTagPages, type Tag } from '@tramite/core/demands'
import type { ApiClient } from '@tramite/core/http'
import { useAllPages } from '@tramite/react'
import { useMemo } from 'react'

/** As many of one answer as there can be. */
const readTags = (client: ApiClient) => listDemandTagPages(client, { limit: 200 })

/**
 * The tags of the customer by name, however many: those that have come so far.
 * @param isEnabled false where no tag is to be named
 */
export function useDemandTags(isEnabled = true): readonly Tag[] {
  const { data } = useAllPages(readTags, undefined, { isEnabled })
  return useMemo(() => data?.pages.flatMap((page) => page.demandsTags) ?? [], [data])
}
