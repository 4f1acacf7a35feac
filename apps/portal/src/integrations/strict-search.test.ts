import { describe, expect, it } from 'vitest'
import { toStrictSearch } from './strict-search.ts'

describe('toStrictSearch', () => {
  const parse = toStrictSearch(({ page }) => (typeof page === 'number' ? { page } : {}))

  it('keeps what the parser keeps', () => {
    expect(parse({ page: 2 })).toEqual({ page: 2 })
  })

  it('takes what the parser leaves out from where the router would put it', () => {
    const raw = { page: 'dois', other: 1 }
    expect({ ...raw, ...parse(raw) }).toEqual({ page: undefined, other: undefined })
  })
})
