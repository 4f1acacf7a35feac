import { expect, it } from 'vitest'
import { loadEveryItem, loadEveryPage, toEveryItemQuery } from './load-every-page.ts'
import type { PagedQuery } from './operations.types.ts'

interface Page {
  readonly names: readonly string[]
  readonly nextCursor: string | null
}

/** A list of three pages, and how many of them were asked for. */
function build() {
  const asked: (string | null)[] = []
  const query: PagedQuery<Page> = {
    queryKey: ['users', 'b1', 'listUsers', null, 'pages'],
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    queryFn: async ({ pageParam }) => {
      asked.push(pageParam)
      const place = Number(pageParam ?? 1)
      return { names: [`name ${place}`], nextCursor: place < 3 ? String(place + 1) : null }
    },
    meta: { failure: 'users.loadFailed' },
  }
  return { query, asked }
}

const namesOf = (pages: readonly Page[]) => pages.flatMap(({ names }) => names)

it('reads a list to its end', async () => {
  const { query } = build()
  expect(namesOf(await loadEveryPage(query))).toEqual(['name 1', 'name 2', 'name 3'])
})

it('reads no more than is enough', async () => {
  const { query, asked } = build()
  const isEnough = (pages: readonly Page[]) => namesOf(pages).includes('name 2')
  expect(namesOf(await loadEveryPage(query, { isEnough }))).toEqual(['name 1', 'name 2'])
  expect(asked).toEqual([null, '2'])
})

it('gives the entries of all pages, as a read under the key of its own input', async () => {
  const names = ['name 1', 'name 2', 'name 3']
  expect(await loadEveryItem(build().query)).toEqual(names)
  const whole = toEveryItemQuery(build().query, 'input')
  expect(whole.queryKey).toEqual(['users', 'b1', 'listUsers', 'input', 'whole'])
  expect(await whole.queryFn()).toEqual(names)
})

it('tells its failure as the list does', () => {
  expect(toEveryItemQuery(build().query, null).meta).toEqual({ failure: 'users.loadFailed' })
})
