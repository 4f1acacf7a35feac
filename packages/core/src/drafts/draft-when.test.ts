import { expect, it } from 'vitest'
import { toDraftWhen } from './draft-when.ts'

it.each([
  ['2026-11-20T17:32:00.000Z', 'às 14:32'],
  ['2026-11-20T02:59:00.000Z', 'em 19/11/2026, às 23:59'],
])('a draft of %s was kept %s', (savedAt, when) => {
  expect(toDraftWhen(new Date(savedAt), '2026-11-20', 'America/Sao_Paulo')).toBe(when)
})
