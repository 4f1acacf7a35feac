import { describe, expect, it } from 'vitest'
import { demandsSearch, toListFilter } from './demands-search.ts'

const id = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02'
const { parse, valuesOf } = demandsSearch

describe('demands list in the address', () => {
  it.each([
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }, { startDate: '2026-03-02' }],
    [{ date: '2026-03-09' }, { startDate: '2026-03-09', endDate: '2026-03-09' }],
    [{ date: 'ontem' }, {}],
    [{ finished: 'advisory', blocked: 'specific' }, { finished: 'advisory' }],
    // In the list it is not the default order: a chosen one stays in both views.
    [{ order: 'idDesc' }, { order: 'idDesc' }],
    [{ order: 'usual' }, {}],
    [{ order: 'name' }, { order: 'name' }],
    [{ hasValidationUser: 'true' }, { hasValidationUser: true }],
    [{ hasValidationUser: 'false' }, {}],
    // Only one of the fields is searched.
    [{ search: 'locação', message: 'fiador' }, { search: 'locação' }],
    [{ name: 'locação', message: 'fiador' }, { name: 'locação' }],
    [{ message: 'fiador' }, { message: 'fiador' }],
  ])('reads what makes sense, and leaves out the rest: %j', (search, expected) => {
    expect(parse(search)).toEqual(expected)
  })

  it('asks the server for a column without empty filters', () => {
    expect(toListFilter(valuesOf({ name: ' contrato ', message: ' ' }))).toEqual({
      name: 'contrato',
      limit: 12,
    })
  })

  it.each([
    ['board', {}, undefined],
    ['list', {}, 'turn'],
    ['board', { order: 'name' }, 'name'],
    ['list', { order: 'name' }, 'name'],
    ['list', { order: 'idDesc' }, 'idDesc'],
    // By relevance.
    ['list', { search: 'contrato' }, undefined],
    ['list', { search: 'contrato', order: 'turn' }, 'turn'],
  ] as const)('asks as a %s with %j for the order %s', (layout, address, order) => {
    expect(toListFilter(valuesOf(parse(address)), layout).order).toBe(order)
  })

  it('asks the server by the names of the wire', () => {
    const address = { startDate: '2026-03-01', endDate: '2026-03-31', userId: id, order: 'name' }
    expect(toListFilter(valuesOf(parse({ ...address, demandsTags: id })))).toEqual({
      ...address,
      demandsTags: id,
      limit: 12,
    })
    const search = { search: 'contrato', order: 'idDesc', hasValidationUser: true }
    expect(toListFilter(valuesOf(parse(search)))).toEqual({ ...search, limit: 12 })
  })
})
