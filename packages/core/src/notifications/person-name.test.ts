import { describe, expect, it } from 'vitest'
import { firstNameOf, initialsOf } from './person-name.ts'

describe('names', () => {
  it.each([
    ['Marina Lopes', 'ML', 'Marina'],
    ['João da Silva Sauro', 'JD', 'João'],
    ['  ângela   braga ', 'ÂB', 'ângela'],
    ['Cher', 'C', 'Cher'],
    ['', '', ''],
    ['   ', '', ''],
    ['𝒜na Lima', '𝒜L', '𝒜na'],
    ['👑 ágata', '👑Á', '👑'],
  ])('%j: %s, %s', (name, initials, first) => {
    expect(initialsOf(name)).toBe(initials)
    expect(firstNameOf(name)).toBe(first)
  })
})
