import { expect, it } from 'vitest'
import { firstNameOf } from './first-name.ts'

it.each([
  ['Marina Lopes', 'Marina'],
  ['  ângela   braga ', 'ângela'],
  ['Cher', 'Cher'],
  ["O'Hara, João", "O'Hara"],
  ['Silva ; João', 'Silva'],
  [', João', ','],
  ['J. R. Pires', 'J.'],
  ['', ''],
  ['   ', ''],
  ['👑 ágata', '👑'],
])('greets %j as %s', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
