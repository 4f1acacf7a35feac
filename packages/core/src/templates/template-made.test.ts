import { expect, it } from 'vitest'
import { buildDocument } from '../testing/index.ts'
import { findMadeSince } from './template-made.ts'

const at = new Date('2026-11-19T15:00:00.000Z')
const known = buildDocument({ id: 'known', createdAt: '2026-11-19T15:00:00.000Z' })
const earlier = buildDocument({ id: 'elsewhere', createdAt: '2026-11-19T14:59:59.000Z' })
const made = buildDocument({ id: 'made', createdAt: '2026-11-19T15:00:00.000Z' })

it.each([
  ['made by the attempt', [made, earlier, known], made],
  ['made in another window before, and read afterwards', [earlier, known], null],
  ['known before', [known], null],
  ['none', [], null],
])('finds the document of an attempt whose answer was lost: %s', (_, documents, found) => {
  expect(findMadeSince(documents, { at, documents: [known] })).toBe(found)
})
