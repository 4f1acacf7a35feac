import { expect, it } from 'vitest'
import { isOwnSave } from './own-save.rules.ts'

it.each([
  ['nothing was sent, and nothing changed', 'A', 'A', undefined, false],
  ['nothing was sent, and somebody changed it', 'A', 'B', undefined, false],
  ['what was sent is not stored', 'A', 'A', 'B', false],
  ['what was sent is stored', 'A', 'B', 'B', true],
  ['something else is stored than what was sent', 'A', 'C', 'B', false],
  ['it was sent unchanged', 'A', 'A', 'A', false],
])('%s', (_, before, stored, sent, expected) => {
  expect(isOwnSave({ before, stored, sent })).toBe(expected)
})
