import { type ItemOf, itemsOf } from './items-of.ts'
import type { CallOptions, PagedQuery, Query } from './operations.types.ts'

interface LoadEveryPageOptions<Page> extends CallOptions {
  /** Stops reading when it returns true. */
  readonly isEnough?: (pages: readonly Page[]) => boolean
}

/**
 * Reads a list from its first page to its last, or until there is enough of it.
 * @throws ApiError of the first page that cannot be read: an incomplete list is never returned
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
 * A query of all entries of a paged list. Its key differs from that of every other read of the list; its failure is
 * reported as the list's.
 * @param input of the list, part of the key
 */
export function toEveryItemQuery<Page>(
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
