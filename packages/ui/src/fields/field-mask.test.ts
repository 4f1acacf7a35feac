import { describe, expect, it } from 'vitest'
import { isReplaced } from './field-mask.ts'

describe('isReplaced', () => {
  it.each([
    ['into an empty field', '', '1.500', true],
    ['over all of it', 'R$ 1.234,56', '1.500', true],
    ['over all but its sign', 'R$ 1.234,56', 'R$ 1.500', true],
    ['a digit between two', 'R$ 1.234,56', 'R$ 1.234,576', false],
    ['a digit beside an equal one', 'R$ 1.234,55', 'R$ 1.234,555', false],
    ['at its end', 'R$ 1.234,56', 'R$ 1.234,567', false],
    ['at its beginning', 'R$ 1.234,56', '7R$ 1.234,56', false],
    ['a part of it over the rest', 'R$ 11,11', 'R$ 1,11', true],
  ])('%s', (_, shown, value, expected) => {
    expect(isReplaced({ shown, typed: value })).toBe(expected)
  })
})
