import { describe, expect, it } from 'vitest'
import { mergeFirstPage } from './first-page.ts'

interface DemandsPage {
  readonly total: number
  readonly demands: readonly { readonly id: string; readonly name?: string }[]
  readonly nextCursor: string | null
}

const page = (total: number, ...ids: string[]): DemandsPage => ({
  total,
  demands: ids.map((id) => ({ id })),
  nextCursor: null,
})
const shown = {
  pages: [page(6, 'f', 'e', 'd'), page(6, 'c', 'b', 'a')],
  pageParams: [null, 'c2'],
}
const merge = (fresh: DemandsPage, ...changed: string[]) => {
  const merged = mergeFirstPage(shown, fresh, new Set(changed))
  return merged && (merged.pages as DemandsPage[])
}
const idsOf = (pages: readonly DemandsPage[] | null) =>
  pages?.map(({ demands }) => demands.map(({ id }) => id).join(''))

describe('the first page of a list, laid over what is shown', () => {
  it.each([
    [
      'an entry has come: none is lost between the pages',
      page(7, 'g', 'f', 'e'),
      'g',
      ['gfed', 'cba'],
    ],
    ['an entry of the first page has changed', page(6, 'f', 'e', 'd'), 'e', ['fed', 'cba']],
    ['an entry has left it: the next one has moved up', page(5, 'f', 'd', 'c'), 'e', ['fdc', 'ba']],
    ['an entry from further down has come up', page(6, 'b', 'f', 'e'), 'b', ['bfed', 'ca']],
    ['nothing of it has changed', page(6, 'f', 'e', 'd'), 'x', ['fed', 'cba']],
  ])('%s', (_, fresh, changed, expected) => {
    expect(idsOf(merge(fresh, changed))).toEqual(expected)
  })

  it('says the number of now in every page', () => {
    expect(merge(page(7, 'g', 'f', 'e'), 'g')?.map(({ total }) => total)).toEqual([7, 7])
  })

  it('takes what an entry says now', () => {
    const fresh = { ...page(6), demands: [{ id: 'f', name: 'Novo' }, { id: 'e' }, { id: 'd' }] }
    expect(merge(fresh, 'f')?.[0]?.demands[0]?.name).toBe('Novo')
  })

  it.each([
    ['an entry further down has changed where it stands', page(6, 'f', 'e', 'd'), 'b'],
    ['an entry has come somewhere below the first page', page(7, 'f', 'e', 'd'), 'x'],
    ['more has changed than is known of', page(8, 'h', 'g', 'f'), 'h'],
  ])('is not enough when %s', (_, fresh, changed) => {
    expect(merge(fresh, changed)).toBeNull()
  })

  it.each([
    ['moved to the second page while one left that is not shown', page(5, 'f', 'd', 'c'), 'ex'],
    ['moved to the second page while one came up from below', page(6, 'x', 'f', 'd'), 'ex'],
    ['came up from below while another came to the second page', page(7, 'x', 'f', 'e'), 'xy'],
  ])('is not enough when an entry %s: their numbers agree', (_, fresh, changed) => {
    expect(merge(fresh, ...changed)).toBeNull()
  })

  it('is not enough for what is no list', () => {
    expect(mergeFirstPage(shown, { id: 'd1' }, new Set(['d1']))).toBeNull()
  })
})
