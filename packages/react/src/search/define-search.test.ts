import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  day,
  defineSearch,
  flag,
  id,
  ids,
  oneOf,
  page,
  text,
  toSearchChange,
  year,
} from './index.ts'

const one = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b02'
const other = '019a2c4e-71d0-7b3a-8f21-5c0e9d1a4b03'
const search = defineSearch({
  startDate: day(),
  name: text(),
  userId: id(),
  tags: ids(),
  order: oneOf(['newest', 'name'], 'newest'),
  status: oneOf(['OPEN', 'DONE'], null),
  isRead: flag(),
  page: page(),
  year: year(),
})
const address = {
  startDate: '2026-03-01',
  name: 'contrato',
  userId: one,
  tags: `${one},${other}`,
  order: 'name',
  status: 'DONE',
  isRead: true,
  page: 3,
  year: 2026,
} as const

describe('the state of a page in its address', () => {
  it('reads what it wrote', () => {
    expect(search.parse(address)).toEqual(address)
    expect(search.addressOf(search.valuesOf(address))).toEqual(address)
    expect(search.valuesOf(address)).toMatchObject({ tags: [one, other], page: 2, status: 'DONE' })
  })

  it('has no more ids than a request takes', () => {
    const many = Array.from({ length: 101 }, (_, index) => `${one.slice(0, -3)}${100 + index}`)
    const { tags } = search.valuesOf({ tags: many.join(',') })
    expect(tags).toEqual(many.slice(0, 100))
    const { length } = search.addressOf({ ...search.valuesOf({}), tags: many }).tags ?? ''
    expect(length).toBe(3699)
  })

  it('of nothing is nothing, and has all values', () => {
    expect(search.parse({})).toEqual({})
    expect(search.valuesOf({})).toEqual({
      startDate: '',
      name: '',
      userId: '',
      tags: [],
      order: 'newest',
      status: null,
      isRead: false,
      page: 0,
      year: 0,
    })
    expect(search.addressOf(search.valuesOf({}))).toEqual({})
  })

  it.each([
    [{ startDate: '2026-02-30' }, {}],
    [{ startDate: 'ontem', name: {}, other: 1 }, {}],
    [{ name: 1284 }, { name: '1284' }],
    [{ name: 'a'.repeat(300) }, { name: 'a'.repeat(255) }],
    // A surrogate pair is kept whole or not at all.
    [{ name: `${'a'.repeat(254)}😀` }, { name: 'a'.repeat(254) }],
    [{ userId: '1', tags: `x,${one}` }, { tags: one }],
    [{ order: 'newest', status: 'LOST' }, {}],
    [{ isRead: 'true' }, { isRead: true }],
    [{ isRead: 'yes' }, {}],
    [{ page: 1 }, {}],
    [{ year: '2026' }, { year: 2026 }],
    [{ year: '02026', page: '1e3' }, {}],
    [{ year: '9'.repeat(20), page: ' 3' }, {}],
    [{ year: 20.26 }, {}],
    [{ page: 0 }, {}],
    [{ page: -3 }, {}],
    [{ page: 2.5 }, {}],
    [{ page: Number.POSITIVE_INFINITY }, {}],
    [{ page: 'x' }, {}],
  ])('leaves out what makes no sense: %j', (raw, expected) => {
    expect(search.parse(raw)).toEqual(expected)
  })

  it('reads its own links without a router that makes numbers of texts', () => {
    const link = search.toHref('/demands', address)
    const { searchParams } = new URL(link, 'https://portal.example')
    expect(search.parse(Object.fromEntries(searchParams))).toEqual(address)
  })

  it('makes any address one that stays as it is', () => {
    const raw = fc.dictionary(fc.constantFrom(...Object.keys(address), 'x'), fc.anything())
    fc.assert(
      fc.property(raw, (values) => {
        const parsed = search.parse(values)
        expect(search.parse(parsed)).toEqual(parsed)
        expect(search.addressOf(search.valuesOf(parsed))).toEqual(parsed)
      }),
    )
  })

  it('takes what it leaves out from where a router would keep it', () => {
    const raw = { page: 'dois', other: 1, name: 'a' }
    expect({ ...raw, ...search.validate(raw) }).toEqual({
      page: undefined,
      other: undefined,
      name: 'a',
    })
  })

  it('leaves what lies over any page in the address', () => {
    const under = defineSearch({ name: text() }, { kept: ['documentId'] })
    const raw = { documentId: '1', other: 1, name: 'a' }
    expect({ ...raw, ...under.validate(raw) }).toEqual({ ...raw, other: undefined })
    expect(under.parse(raw)).toEqual({ name: 'a' })
  })

  it('changes, counts and links', () => {
    expect(search.change({ name: 'a', page: 4 }, { page: 0, isRead: true })).toEqual({
      name: 'a',
      isRead: true,
    })
    expect(search.countSet(address)).toBe(9)
    expect(search.countSet({})).toBe(0)
    expect(search.toHref('/demands', {})).toBe('/demands')
    expect(search.toHref('/demands', { name: 'a & b', page: 2 })).toBe(
      '/demands?name=a+%26+b&page=2',
    )
  })

  it('may know other names, and values that make no sense together', () => {
    const ruled = defineSearch(
      { startDate: day(), endDate: day() },
      {
        prepare: ({ date, ...raw }) => ({ startDate: date, endDate: date, ...raw }),
        clean: (values) => ({
          ...values,
          endDate: values.endDate < values.startDate ? '' : values.endDate,
        }),
      },
    )
    expect(ruled.parse({ date: '2026-03-09' })).toEqual({
      startDate: '2026-03-09',
      endDate: '2026-03-09',
    })
    expect(ruled.parse({ startDate: '2026-03-02', endDate: '2026-03-01' })).toEqual({
      startDate: '2026-03-02',
    })
  })
})

describe('a change of the address', () => {
  interface Address {
    name?: string
    message?: string
    page?: number
  }
  it.each<[string, Address, Address, Address, Address]>([
    ['adds', {}, {}, { name: 'a' }, { name: 'a' }],
    ['changes', { name: 'a' }, { name: 'a' }, { name: 'b' }, { name: 'b' }],
    ['removes', { name: 'a', page: 2 }, { name: 'a', page: 2 }, { name: 'a' }, { name: 'a' }],
    ['keeps what came meanwhile', { message: 'm' }, {}, { name: 'a' }, { message: 'm', name: 'a' }],
    ['keeps what went meanwhile', {}, { message: 'm' }, { message: 'm', name: 'a' }, { name: 'a' }],
  ])('%s', (_, newest, shown, wanted, expected) => {
    const { search, ...course } = toSearchChange(shown, wanted)
    expect(search(newest)).toEqual(expected)
    expect(course).toEqual({ replace: true, resetScroll: false })
  })
})
