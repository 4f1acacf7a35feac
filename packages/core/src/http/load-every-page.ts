import type { CallOptions, PagedQuery } from './operations.types.ts'

interface ReadEveryPageOptions<Page> extends CallOptions {
  /** Whether no more has to be read. */
  readonly isEnough?: (pages: readonly Page[]) => boolean
}

/**
 * Reads a list from its first page to its last, or until there is enough of it.
 * @throws ApiError of the first page that cannot be read: a part is never given out as the whole
 */
export async function loadEveryPage<Page>(
  query: PagedQuery<Page>,
  { isEnough = () => false, ...options }: ReadEveryPageOptions<Page> = {},
): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor = query.initialPageParam; ; ) {
    const page = await query.queryFn({ ...options, pageParam: cursor })
    pages.push(page)
    cursor = query.getNextPageParam(page)
    if (cursor === null || isEnough(pages)) return pages
  }
}
