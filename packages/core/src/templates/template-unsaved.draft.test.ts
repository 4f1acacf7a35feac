import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDraftStore, openDraft } from '../drafts/index.ts'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { isSameAnswers, type TemplateAnswers } from './template-answers.rules.ts'
import {
  keepUnsavedAnswers,
  templateUnsavedDraft,
  toKnownAnswers,
  toLeftAnswers,
  toUnsavedAnswers,
  withUnsavedAnswers,
} from './template-unsaved.draft.ts'

const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'toString'), fc.string())

describe('what was typed and has not reached the server', () => {
  it('is what differs, with what stood there', () => {
    expect(toUnsavedAnswers({ a: 'Novo', b: 'Igual', c: '' }, { a: 'Velho', b: 'Igual' })).toEqual({
      a: { answer: 'Novo', known: 'Velho' },
    })
    expect(toUnsavedAnswers({ a: '' }, { a: 'Apagado' })).toEqual({
      a: { answer: '', known: 'Apagado' },
    })
  })

  it('stands in the form again over the same draft', () => {
    fc.assert(
      fc.property(answers, answers, (typed, kept) => {
        const whole = { ...kept, ...typed }
        const again = withUnsavedAnswers(kept, toUnsavedAnswers(whole, kept))
        return isSameAnswers(again, whole)
      }),
    )
  })

  it('stands beside what was answered elsewhere since, over what was known of it', () => {
    const unsaved = toUnsavedAnswers({ a: 'Aqui', b: 'Aqui' }, { a: 'Antes' })
    const now = { a: 'Lá', c: 'Lá' }
    expect(withUnsavedAnswers(now, unsaved)).toEqual({ a: 'Aqui', b: 'Aqui', c: 'Lá' })
    expect(toKnownAnswers(now, unsaved)).toEqual({ a: 'Antes', b: '', c: 'Lá' })
  })

  it('is told where its field is gone, whatever stood there', () => {
    const unsaved = toUnsavedAnswers({ a: 'Novo', b: 'Texto', c: ' ' }, { b: 'Velho' })
    expect(toLeftAnswers([{ name: 'a' }], unsaved)).toEqual({ b: 'Texto' })
  })

  it('stays with what the server has left out', () => {
    const kept = { a: 'Aqui', b: 'Aqui' }
    expect(toUnsavedAnswers(kept, kept, { b: 'Aqui' })).toEqual({
      b: { answer: 'Aqui', known: '' },
    })
  })

  it('is read back as it was written, and nothing else is', () => {
    const unsaved = toUnsavedAnswers({ a: 'x' }, {})
    expect(templateUnsavedDraft.read(JSON.parse(JSON.stringify(unsaved)), 1)).toEqual(unsaved)
    expect(templateUnsavedDraft.read({ a: 'x' }, 1)).toBeUndefined()
    expect(templateUnsavedDraft.isEmpty({})).toBe(true)
    expect(templateUnsavedDraft.isEmpty(unsaved)).toBe(false)
  })

  it('stays when another window keeps or saves its own', () => {
    const shared = createSharedStorage()
    const openWindow = () => {
      const store = createDraftStore({ storage: shared.openTab(), clock: createFixedClock() })
      const owner = { userId: 'bia', businessId: 'b1' }
      const draft = openDraft(store, templateUnsavedDraft, owner, { id: 't1' })
      draft.subscribe(() => {})
      const keep = keepUnsavedAnswers(draft)
      return {
        draft,
        keep: (answers: TemplateAnswers, kept: TemplateAnswers) => {
          keep(answers, kept)
          draft.flush()
        },
      }
    }
    const [one, other] = [openWindow(), openWindow()]
    one.keep({ a: 'x' }, {})
    other.keep({ b: 'y' }, {})
    expect(one.draft.snapshot().values).toEqual(toUnsavedAnswers({ a: 'x', b: 'y' }, {}))
    other.keep({ b: 'y' }, { b: 'y' })
    expect(one.draft.snapshot().values).toEqual(toUnsavedAnswers({ a: 'x' }, {}))
  })

  it('of two windows is joined', () => {
    const base = toUnsavedAnswers({ a: 'x', b: 'y' }, {})
    const mine = toUnsavedAnswers({ a: 'x2', b: 'y' }, {})
    const theirs = JSON.parse(JSON.stringify(toUnsavedAnswers({ a: 'x', c: 'z' }, {})))
    expect(templateUnsavedDraft.merge?.(mine, theirs, base)).toEqual(
      toUnsavedAnswers({ a: 'x2', c: 'z' }, {}),
    )
  })
})
