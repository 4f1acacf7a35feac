import { expect, it } from 'vitest'
import { toInitials } from './initials.ts'

it.each([
  ['Marina Duarte', 'MD'],
  ['Marina Duarte de Almeida', 'MD'],
  ['ágata', 'Á'],
  ['  Ana   Lima ', 'AL'],
  ['👑 𝒜na', '👑𝒜'],
  ['', ''],
])('%s → %s', (name, initials) => {
  expect(toInitials(name)).toBe(initials)
})
