import { expect, it } from 'vitest'
import { businessAskDraft as draft } from './business-ask.draft.ts'

it('is read back as it was stored, and as no other shape', () => {
  const typed = { ...draft.empty, name: 'Filial', sent: { content: '{}', key: 'k1' } }
  expect(draft.read(JSON.parse(JSON.stringify(typed)), 1)).toEqual(typed)
  expect(draft.read(typed, 2)).toBeUndefined()
  expect(draft.read({ name: 'Filial' }, 1)).toBeUndefined()
})

it('holds nothing as long as only blanks are typed', () => {
  expect(draft.isEmpty({ ...draft.empty, name: ' ' })).toBe(true)
  expect(draft.isEmpty({ ...draft.empty, description: 'Vendas' })).toBe(false)
})
