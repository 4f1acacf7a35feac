import { expect, it } from 'vitest'
import { isConflict } from './draft-conflict.rules.ts'

it.each<[string, string, boolean, string | undefined, boolean]>([
  ['what was typed here, and there', 'minha', true, 'deles', true],
  ['what was typed here, and removed there', 'minha', true, undefined, true],
  ['what was stored here, and removed there', 'minha', false, undefined, true],
  ['what was stored here, and typed there', 'minha', false, 'deles', false],
  ['the same in both', 'minha', true, 'minha', false],
  ['nothing in either', '', true, undefined, false],
])('%s', (_, mine, isPending, theirs, expected) => {
  expect(isConflict(mine, isPending, theirs, '')).toBe(expected)
})
