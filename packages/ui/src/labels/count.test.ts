import { expect, test } from 'vitest'
import { countOf, formatCount } from './count.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [1_234_567, '1.234.567'],
])('%d is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

test.each([
  [0, '0 marcas'],
  [1, '1 marca'],
  [2, '2 marcas'],
  [1234, '1.234 marcas'],
])('%d of them are %s', (count, text) => {
  expect(countOf(count, 'marca', 'marcas')).toBe(text)
})
