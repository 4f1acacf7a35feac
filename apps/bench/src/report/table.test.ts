import { describe, expect, it } from 'vitest'
import { formatNumber, formatTable, judge } from './table.ts'

describe('formatNumber', () => {
  it.each([
    [1234567, '1 234 567'],
    [123.4, '123'],
    [12.34, '12.3'],
    [1.234, '1.23'],
    [Number.NaN, '–'],
  ])('writes %d as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })
})

describe('formatTable', () => {
  it('sets numbers to the right and texts to the left', () => {
    const table = formatTable(
      ['name', 'req/s'],
      [
        ['list', 1200],
        ['detail', 7.5],
      ],
    )
    expect(table.split('\n')).toEqual([
      'name    req/s',
      '------  -----',
      'list    1 200',
      'detail   7.50',
    ])
  })
})

describe('judge', () => {
  it('marks whether the aim is met', () => {
    expect(judge(0.9, { atLeast: 0.8 })).toBe('0.90 ✓')
    expect(judge(1.3, { atMost: 1.2 })).toBe('1.30 ✗')
  })
})
