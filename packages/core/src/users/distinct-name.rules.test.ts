import { expect, it } from 'vitest'
import { toDistinctName, toPersonNote } from './distinct-name.rules.ts'

it.each([
  [null, 'joao@aurora.example'],
  ['Comprador', 'joao@aurora.example · Comprador'],
])('tells namesakes apart by the e-mail, whatever the occupation: %j', (occupation, note) => {
  expect(toPersonNote({ email: 'joao@aurora.example', occupation })).toBe(note)
})

it('tells them apart in one line', () => {
  expect(toDistinctName({ name: 'João Silva', email: 'joao@aurora.example' })).toBe(
    'João Silva, joao@aurora.example',
  )
})
