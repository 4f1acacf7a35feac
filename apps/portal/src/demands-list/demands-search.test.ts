import { describe, expect, it } from 'vitest'
import { parseDemandsSearch, toFilters, toListFilter, toSearch } from './demands-search.ts'

const id = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02'
const other = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b03'

describe('demands list in the address', () => {
  it('reads what it wrote', () => {
    const search = {
      startDate: '2026-03-01',
      endDate: '2026-03-31',
      userId: id,
      demandsTags: `${id},${other}`,
      name: 'contrato',
      message: '2026',
      order: 'name',
    } as const
    expect(parseDemandsSearch(search)).toEqual(search)
    expect(toSearch(toFilters(search))).toEqual(search)
  })

  it.each([
    [{}, {}],
    [{ startDate: '2026-02-30', endDate: 'ontem' }, {}],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, { startDate: '2026-03-02' }],
    [{ date: '2026-03-09' }, { startDate: '2026-03-09', endDate: '2026-03-09' }],
    [{ date: 'ontem' }, {}],
    [{ userId: '1', demandsTags: `x,${id}` }, { demandsTags: id }],
    [{ name: 1284, order: 'price' }, { name: '1284' }],
    [{ finished: 'advisory', blocked: 'specific' }, { finished: 'advisory' }],
  ])('reads what makes sense, and leaves out the rest: %j', (search, expected) => {
    expect(parseDemandsSearch(search)).toEqual(expected)
  })

  it('does not say the default order', () => {
    expect(toSearch(toFilters({ order: 'idDesc' }))).toEqual({})
  })

  it('asks the server for a column without empty filters', () => {
    expect(toListFilter(toFilters({ name: ' contrato ', message: ' ' }), 'OPEN')).toEqual({
      name: 'contrato',
      statusKey: 'OPEN',
      limit: 50,
    })
  })
})
