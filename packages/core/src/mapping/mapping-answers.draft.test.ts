import { describe, expect, it } from 'vitest'
import { createDraftStore, openDraft } from '../drafts/index.ts'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import {
  findHeld,
  findOvertaken,
  holdAnswers,
  mappingAnswersDraft,
  toUnsavedAnswers,
} from './mapping-answers.draft.ts'

const unsaved = {
  changes: { question1: 'CPF' },
  saved: { question1: 'RG' },
  sent: {},
  held: {},
}

describe('a draft of answers', () => {
  it('reads what it wrote, what it wrote before it knew what was there, and nothing else', () => {
    const { read, isEmpty, empty } = mappingAnswersDraft
    expect(read(unsaved, 2)).toEqual(unsaved)
    expect(read({ changes: unsaved.changes, saved: unsaved.saved }, 2)).toEqual(unsaved)
    expect(read({ question1: 'CPF' }, 1)).toEqual({
      changes: { question1: 'CPF' },
      saved: {},
      sent: {},
      held: {},
    })
    expect(read(unsaved, 3)).toBeUndefined()
    expect(read({ question99: 'CPF' }, 1)).toBeUndefined()
    expect(read('CPF', 2)).toBeUndefined()
    expect([isEmpty(empty), isEmpty(unsaved)]).toEqual([true, false])
  })

  it('keeps beside each change what the server had, and what was sent of it', () => {
    const saved = { question1: 'RG', question2: 'Clientes' }
    const changes = { question1: 'CPF', question3: 'Vender' }
    const sent = { question0: 'Cadastro', question3: 'Ven' }
    expect(toUnsavedAnswers({ changes, saved, sent, held: {} })).toEqual({
      changes,
      saved: { question1: 'RG', question3: '' },
      sent: { question3: 'Ven' },
      held: {},
    })
  })

  it('is held as a whole once the mapping is closed, and of that what the mapping does not say already', () => {
    const held = holdAnswers({ ...unsaved, held: { question1: 'RG', question2: 'Clientes' } })
    expect(held).toEqual({
      ...mappingAnswersDraft.empty,
      held: { question1: 'CPF', question2: 'Clientes' },
    })
    expect(mappingAnswersDraft.isEmpty(held)).toBe(false)
    expect(mappingAnswersDraft.read(held, 2)).toEqual(held)
    expect(findHeld(held.held, { question1: ' CPF ' })).toEqual({ question2: 'Clientes' })
  })

  it('is not overtaken by the same values in another order', () => {
    const own = { changes: { question1: 'RG' }, saved: { question1: 'Nome,CPF' }, sent: {} }
    expect(findOvertaken(own, { question1: 'CPF,Nome' })).toEqual({})
    expect(findOvertaken(own, { question1: 'CPF' })).toEqual({ question1: 'CPF' })
  })

  it('has the answers of two tabs, and none that one of them has saved', () => {
    const shared = createSharedStorage()
    const openTab = () => {
      const store = createDraftStore({ storage: shared.openTab(), clock: createFixedClock() })
      const owner = { userId: 'bia', businessId: 'b1' }
      const draft = openDraft(store, mappingAnswersDraft, owner, { id: 'a1' })
      draft.subscribe(() => {})
      return draft
    }
    const [one, other] = [openTab(), openTab()]
    one.change(() => unsaved)
    one.flush()
    other.change(({ changes, ...kept }) => ({ changes: { ...changes, question2: 'Nós' }, ...kept }))
    other.flush()
    expect(one.snapshot().values.changes).toEqual({ question1: 'CPF', question2: 'Nós' })
    one.change(({ changes: { question2 = '' } }) => ({
      changes: { question2 },
      saved: {},
      sent: {},
      held: {},
    }))
    one.flush()
    expect(other.snapshot().values.changes).toEqual({ question2: 'Nós' })
    other.change(() => mappingAnswersDraft.empty)
    other.flush()
    expect(one.snapshot().values).toEqual(mappingAnswersDraft.empty)
    expect([...shared.entries.keys()]).toEqual([])
  })
})
