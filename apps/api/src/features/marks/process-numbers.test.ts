import { describe, expect, it } from 'vitest'
import { parseProcessNumbers } from './process-numbers.ts'

describe('parseProcessNumbers', () => {
  it('takes them apart, each once', () => {
    expect(
      parseProcessNumbers(' 903456789, 904.567.890;903456789\n\t12345  abc,,9035-67891 '),
    ).toEqual([
      { number: '903456789', isWellFormed: true },
      { number: '904567890', isWellFormed: true },
      { number: '12345', isWellFormed: false },
      { number: 'abc', isWellFormed: false },
      { number: '903567891', isWellFormed: true },
    ])
    expect(parseProcessNumbers(' , \n')).toEqual([])
  })
})
