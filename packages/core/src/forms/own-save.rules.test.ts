import { expect, it } from 'vitest'
import { isOwnSave } from './own-save.rules.ts'

it.each([
  ['nothing was sent, and nothing changed', 'A', 'A', [], false],
  ['nothing was sent, and somebody changed it', 'A', 'B', [], false],
  ['what was sent is not stored', 'A', 'A', ['B'], false],
  ['what was sent is stored', 'A', 'B', ['B'], true],
  ['of two that were sent the first is stored', 'A', 'B', ['B', 'C'], true],
  ['of two that were sent the second is stored', 'A', 'C', ['B', 'C'], true],
  ['something else is stored than what was sent', 'A', 'D', ['B', 'C'], false],
  ['it was sent unchanged', 'A', 'A', ['A'], false],
])('%s', (_, before, stored, sent, expected) => {
  expect(isOwnSave({ before, stored, sent })).toBe(expected)
})
