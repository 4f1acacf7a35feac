import type { CallOptions, PagedQuery } from './operations.types.ts'

/**
 * Reads a list from its first page to its last.
 * @throws ApiError of the first page that cannot be read: a part is never given out as the whole
 */
export async function readEveryPage<Page>(
  query: PagedQuery<Page>,
  options: CallOptions = {},
): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor = query.initialPageParam; ; ) {
    const page = await query.queryFn({ ...options, pageParam: cursor })
    pages.push(page)
    cursor = query.getNextPageParam(page)
    if (cursor === null) return pages
  }
}
