import { describe, expect, it } from 'vitest'
import {
  parseListSearch,
  toFilter,
  toFilterSearch,
  toListRequest,
  toPageHref,
} from './list-search.ts'

describe('a list with pages in the address', () => {
  const search = { startDate: '2026-03-01', endDate: '2026-03-31', text: 'parecer', page: 3 }

  it('reads what it wrote', () => {
    expect(parseListSearch(search)).toEqual(search)
    const filter = toFilter(search)
    expect(toFilterSearch(filter)).toEqual({ ...search, page: undefined })
    expect(toFilter(toFilterSearch(filter))).toEqual(filter)
  })

  it.each([
    [{}, {}],
    [{ startDate: '2026-02-30', endDate: 'ontem', text: {}, page: 'x' }, {}],
    [{ page: 1 }, {}],
    [{ page: 0 }, {}],
    [{ page: -3 }, {}],
    [{ page: 2.5 }, {}],
    [{ page: Number.POSITIVE_INFINITY }, {}],
    [{ text: 1284 }, { text: '1284' }],
    [{ text: 'a'.repeat(300) }, { text: 'a'.repeat(255) }],
    [{ isReaded: true, x: 1 }, {}],
  ])('leaves out what makes no sense: %j', (search, expected) => {
    expect(parseListSearch(search)).toEqual(expected)
  })

  it.each([
    [{}, { page: 0 }],
    [search, { ...search, page: 2 }],
    [{ text: '  ' }, { page: 0 }],
    [{ text: ' a ' }, { page: 0, text: 'a' }],
    [
      { startDate: '2026-03-31', endDate: '2026-03-01' },
      { page: 0, startDate: '2026-03-31' },
    ],
  ])('asks the server: %j', (search, expected) => {
    expect(toListRequest(search)).toEqual(expected)
  })

  it.each([
    [{}, 0, '/documents'],
    [{}, 4, '/documents?page=5'],
    [search, 0, '/documents?startDate=2026-03-01&endDate=2026-03-31&text=parecer'],
    [{ text: 'a & b', page: 9 }, 1, '/documents?text=a+%26+b&page=2'],
    [{ isReaded: true }, 1, '/documents?isReaded=true&page=2'],
  ])('leads to a page: %j, %i', (search, page, expected) => {
    expect(toPageHref('/documents', search, page)).toBe(expected)
  })
})
