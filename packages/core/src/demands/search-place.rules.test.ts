import { describe, expect, it } from 'vitest'
import { searchFor, searchPlaceOf, searchPlaces } from './search-place.rules.ts'

const none = { search: '', name: '', message: '' }

describe('where a search looks', () => {
  it.each(searchPlaces)('%s holds its words alone, and is found by them', (place) => {
    const filters = { ...none, order: 'name', search: 'antes', message: 'antes' }
    const searched = searchFor(filters, place, 'locação')
    expect(searched).toEqual({ ...none, order: 'name', [place]: 'locação' })
    expect(searchPlaceOf(searched)).toBe(place)
  })

  it('is nowhere without words', () => {
    expect(searchPlaceOf(none)).toBeNull()
    expect(searchPlaceOf({ ...none, name: '  ' })).toBeNull()
    expect(searchPlaceOf(searchFor({ ...none, name: 'locação' }, 'search', ''))).toBeNull()
  })

  it('is the widest where an address names several', () => {
    expect(searchPlaceOf({ search: 'a', name: 'b', message: 'c' })).toBe('search')
    expect(searchPlaceOf({ search: '', name: 'b', message: 'c' })).toBe('name')
  })
})
