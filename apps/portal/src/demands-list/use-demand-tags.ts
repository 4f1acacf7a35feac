import { listDemandTagPages, type Tag } from '@tramite/core/demands'
import { type ApiClient, PAGE_SIZE_MAX } from '@tramite/core/http'
import { type Completeness, toCompleteness, useAllPages } from '@tramite/react'
import { useMemo } from 'react'

/** The tags, as many per answer as the server gives. */
const listAllTags = (client: ApiClient) => listDemandTagPages(client, { limit: PAGE_SIZE_MAX })

const toTags = (pages: readonly { readonly demandsTags: readonly Tag[] }[] = []) =>
  pages.flatMap((page) => page.demandsTags)

/** The tags of the customer, as far as they have been read. */
export interface AllTags extends Completeness {
  readonly tags: readonly Tag[]
  /** The tags as they are on the server now, if it can be reached. */
  readonly readNow: () => Promise<readonly Tag[]>
}

/**
 * All tags of the customer by name: those loaded so far, whether they are complete, and how to ask for
 * the rest again after a failure.
 * @param isEnabled false where no tag is named
 */
export function useDemandTags(isEnabled = true): AllTags {
  const query = useAllPages(listAllTags, undefined, { isEnabled })
  const { data, refetch } = query
  const tags = useMemo(() => toTags(data?.pages), [data])
  const readNow = async () => toTags((await refetch()).data?.pages)
  return { tags, readNow, ...toCompleteness(query) }
}
