import { expect, it } from 'vitest'
import { markRegistrationDraft as draft } from './mark-registration.draft.ts'

const typed = { ...draft.empty, apres: 'Mista', name: 'Aurora', isOwnHolder: false } as const

it('keeps what was typed', () => {
  const stored: unknown = JSON.parse(JSON.stringify({ ...typed, isAware: true }))
  expect(draft.read(stored, 1)).toEqual(typed)
  // One stored by an earlier version of the program.
  const { sent: _, logoFiles: _logo, contractFiles: _contract, ...former } = typed
  expect(draft.read(former, 1)).toEqual(typed)
})

it('knows an address that was emptied, or not typed in an earlier version, as not typed', () => {
  const { email: _, ...untyped } = typed
  for (const stored of [untyped, { ...typed, email: '' }, { ...typed, email: null }])
    expect(draft.read(stored, 1)?.email).toBeNull()
  expect(draft.read({ ...typed, email: 'a@b.co' }, 1)?.email).toBe('a@b.co')
})

it('knows no other shape', () => {
  expect(draft.read(typed, 2)).toBeUndefined()
  expect(draft.read({ ...typed, apres: 'Sonora' }, 1)).toBeUndefined()
})

it('is empty until something is typed or chosen', () => {
  expect(draft.isEmpty(draft.empty)).toBe(true)
  expect(draft.isEmpty({ ...draft.empty, name: ' ' })).toBe(true)
  expect(draft.isEmpty({ ...draft.empty, product: 'Ambas' })).toBe(false)
  expect(draft.isEmpty({ ...draft.empty, isOwnHolder: false })).toBe(false)
  expect(draft.isEmpty({ ...draft.empty, email: 'a@b.co' })).toBe(false)
  expect(draft.isEmpty({ ...draft.empty, logoFiles: { arrived: [], missing: ['a.jpg'] } })).toBe(
    false,
  )
})
