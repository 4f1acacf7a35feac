import { describe, expect, it } from 'vitest'
import { toChangedSearch } from './changed-search.ts'

interface Search {
  name?: string
  message?: string
  page?: number
}

describe('toChangedSearch', () => {
  it.each<[string, Search, Search, Search, Search]>([
    ['adds', {}, {}, { name: 'a' }, { name: 'a' }],
    ['changes', { name: 'a' }, { name: 'a' }, { name: 'b' }, { name: 'b' }],
    ['removes', { name: 'a', page: 2 }, { name: 'a', page: 2 }, { name: 'a' }, { name: 'a' }],
    ['keeps what came meanwhile', { message: 'm' }, {}, { name: 'a' }, { message: 'm', name: 'a' }],
    ['keeps what went meanwhile', {}, { message: 'm' }, { message: 'm', name: 'a' }, { name: 'a' }],
  ])('%s', (_, newest, shown, wanted, expected) => {
    expect(toChangedSearch(newest, shown, wanted)).toEqual(expected)
  })
})
