import { type ItemOf, itemsOf } from './items-of.ts'
import type { CallOptions, PagedQuery, Query } from './operations.types.ts'

interface LoadEveryPageOptions<Page> extends CallOptions {
  /** Whether no more has to be read. */
  readonly isEnough?: (pages: readonly Page[]) => boolean
}

/**
 * Reads a list from its first page to its last, or until there is enough of it.
 * @throws ApiError of the first page that cannot be read: a part is never given out as the whole
 */
export async function loadEveryPage<Page>(
  query: PagedQuery<Page>,
  { isEnough = () => false, ...options }: LoadEveryPageOptions<Page> = {},
): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor = query.initialPageParam; ; ) {
    const page = await query.queryFn({ ...options, pageParam: cursor })
    pages.push(page)
    cursor = query.getNextPageParam(page)
    if (cursor === null || isEnough(pages)) return pages
  }
}

/** The entries of a list, from its first page to its last; fails as `loadEveryPage` does. */
export async function loadEveryItem<Page>(
  query: PagedQuery<Page>,
  options?: CallOptions,
): Promise<ItemOf<Page>[]> {
  return (await loadEveryPage(query, options)).flatMap((page) => itemsOf(page))
}

/**
 * The read of a list as a whole, for what needs all of its entries. Its key is that of no other read of
 * the list, and its failure is told as the list's.
 * @param input of the list, for the key
 */
export function toWhole<Page>(
  pages: PagedQuery<Page>,
  input: unknown,
): Query<readonly ItemOf<Page>[]> {
  const [resource, businessId, operation] = pages.queryKey
  return {
    queryKey: [resource, businessId, operation, input, 'whole'],
    ...(pages.meta && { meta: pages.meta }),
    version: () => undefined,
    queryFn: (options) => loadEveryItem(pages, options),
  }
}
