import { describe, expect, it } from 'vitest'
import { reconcileDraft } from './reconcile-draft.rules.ts'

const savedAt = new Date('2026-03-11T12:00:00.000Z')
const mine = { values: 'meu', base: '', isPending: true }
const changed = { kind: 'conflict', conflict: { kind: 'changed', at: savedAt } }
const removed = { kind: 'conflict', conflict: { kind: 'removed', at: null } }

describe('reconcileDraft', () => {
  it.each([
    ['both have the same', mine, 'meu', { kind: 'adopt' }],
    ['this tab has stored what it has', { ...mine, isPending: false }, 'deles', { kind: 'adopt' }],
    ['this tab has text of its own', mine, 'deles', changed],
    ['the other tab removed it', mine, undefined, removed],
    ['it was stored here, and removed there', { ...mine, isPending: false }, undefined, removed],
    ['nothing is left in either', { ...mine, values: '' }, undefined, { kind: 'adopt' }],
  ])('goes on where %s', (_, own, theirs, expected) => {
    expect(reconcileDraft({ empty: '' }, own, { values: theirs, savedAt })).toEqual(expected)
  })

  it('merges where the form can, also with what was removed', () => {
    const form = {
      empty: '',
      merge: (own: string, theirs: string, base: string) => `${own}|${theirs}|${base}`,
    }
    const base = { ...mine, base: 'antes' }
    expect(reconcileDraft(form, base, { values: 'deles', savedAt })).toEqual({
      kind: 'merge',
      values: 'meu|deles|antes',
    })
    expect(reconcileDraft(form, base, { values: undefined, savedAt: null })).toEqual({
      kind: 'merge',
      values: 'meu||antes',
    })
  })
})
