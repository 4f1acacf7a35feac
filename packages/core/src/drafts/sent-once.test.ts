import { expect, it } from 'vitest'
import { toSentOnce } from './sent-once.ts'

it('sends under the same key again what is the same', () => {
  const first = toSentOnce(null, 'a', 'k1')
  expect(toSentOnce(first, 'a', 'k2')).toBe(first)
  expect(toSentOnce(first, 'b', 'k2')).toEqual({ content: 'b', key: 'k2' })
})
