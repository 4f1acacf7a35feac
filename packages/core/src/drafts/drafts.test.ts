import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bia,
  build,
  clock,
  form,
  list,
  nothing,
  openForm,
  type Store,
  textOf,
  write,
} from './drafts.fixture.ts'
import { adoptDraft, DRAFT_DAYS, openDraft, readDraftOccasion } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a draft', () => {
  it('is not that of a form of the same name in another program of the origin, but of the same user', () => {
    const { store, openStore } = build()
    const other = openStore('console')
    const { draft } = openForm(store)
    openForm(other).draft.change(write('Da equipe'))
    draft.change(write('Do cliente'))
    vi.advanceTimersByTime(300)
    expect(draft.snapshot().conflict).toBeNull()
    expect([textOf(store), textOf(other)]).toEqual(['Do cliente', 'Da equipe'])
    expect([...store.formsOf('bia')].sort()).toEqual(['console:letter', 'letter'])
    store.forget('bia')
    expect(other.formsOf('bia')).toEqual([])
  })
  it('is among the open ones, as it stands, until its form goes', () => {
    const { store } = build()
    const { draft, leave } = openForm(store)
    draft.change(write('Prezados,'))
    expect([...store.open].map((open) => open.snapshot())).toEqual([draft.snapshot()])
    leave()
    expect(store.open.size).toBe(0)
  })
  it('is kept a moment after typing, and stands there when its form is opened again', () => {
    const { store, shared } = build()
    const { draft, leave } = openForm(store)
    expect(draft.snapshot()).toMatchObject({ values: form.empty, savedAt: null, isRestored: false })
    draft.change(write('Prezados,'))
    expect(shared.entries.size).toBe(0)
    vi.advanceTimersByTime(300)
    expect(draft.snapshot().savedAt).toEqual(clock.now())
    leave()
    expect(openDraft(store, form, bia).snapshot()).toMatchObject({
      values: { text: 'Prezados,', files: [] },
      savedAt: clock.now(),
      isRestored: true,
    })
  })

  it('is kept while somebody types without a pause', () => {
    const { store } = build()
    const { draft } = openForm(store)
    for (let typed = 1; typed <= 10; typed += 1) {
      draft.change(write('x'.repeat(typed)))
      vi.advanceTimersByTime(200)
    }
    expect(textOf(store)?.length).toBeGreaterThan(6)
    vi.advanceTimersByTime(300)
    expect(textOf(store)).toBe('x'.repeat(10))
  })

  it('is kept at once when its form goes', () => {
    const { store } = build()
    const { draft, leave } = openForm(store)
    draft.change(write('Prezados,'))
    leave()
    expect(textOf(store)).toBe('Prezados,')
  })

  it('belongs to a user, a business, a form and a record', () => {
    const { store } = build()
    const { draft } = openForm(store, bia, { id: 'd1' })
    draft.change(write('Segredo'))
    draft.flush()
    expect(textOf(store, bia, { id: 'd1' })).toBe('Segredo')
    expect(textOf(store, bia, { id: 'd2' })).toBe('')
    expect(textOf(store, { userId: 'bia', businessId: 'b2' }, { id: 'd1' })).toBe('')
    expect(textOf(store, { userId: 'caio', businessId: 'b1' }, { id: 'd1' })).toBe('')
    expect(openDraft(store, list, bia, { id: 'd1' }).snapshot().values).toEqual([])
  })

  it('of another occasion of the same record is forgotten', () => {
    const { store, shared } = build()
    const { draft, leave } = openForm(store, bia, { id: 'd1', occasion: 'Monday' })
    draft.change(write('Segue.'))
    leave()
    expect(textOf(store, bia, { id: 'd1', occasion: 'Monday' })).toBe('Segue.')
    expect(textOf(store, bia, { id: 'd1', occasion: null })).toBe('Segue.')
    expect(readDraftOccasion(store, form, bia, { id: 'd1' })).toBe('Monday')
    expect(readDraftOccasion(store, form, bia, { id: 'd2' })).toBeUndefined()
    expect(textOf(store, bia, { id: 'd1', occasion: 'Friday' })).toBe('')
    expect(shared.entries.size).toBe(0)
  })

  it('leaves nothing when it was emptied, or sent', () => {
    const { store, shared } = build()
    const { draft } = openForm(store)
    draft.change(write('Prezados,'))
    draft.flush()
    draft.change(write(''))
    draft.flush()
    expect(shared.entries.size).toBe(0)
    draft.change(write('Prezados,'))
    draft.flush()
    draft.finish()
    expect(shared.entries.size).toBe(0)
    expect(draft.snapshot()).toMatchObject({ values: form.empty, savedAt: null, canUndo: false })
  })

  it('that was thrown away can be brought back', () => {
    const { store, shared } = build()
    const { draft } = openForm(store)
    draft.change(write('Prezados,'))
    draft.flush()
    draft.discard()
    expect(shared.entries.size).toBe(0)
    expect(draft.snapshot()).toMatchObject({ values: form.empty, canUndo: true })
    draft.undo()
    expect(textOf(store)).toBe('Prezados,')
    expect(draft.snapshot()).toMatchObject({ canUndo: false })
    draft.discard()
    draft.change(write('Outra coisa'))
    expect(draft.snapshot().canUndo).toBe(false)
  })

  it('lasts as long as its form where the storage is full', () => {
    const { store, shared } = build()
    shared.isFull = true
    const { draft } = openForm(store)
    draft.change(write('Prezados,'))
    draft.flush()
    expect(draft.snapshot()).toMatchObject({ values: { text: 'Prezados,' }, savedAt: null })
  })

  it('says that it is not kept where the storage is full, until it is or is nothing', () => {
    const { store, shared } = build()
    const { draft } = openForm(store)
    const type = (text: string) => {
      draft.change(write(text))
      draft.flush()
      return draft.snapshot()
    }
    expect(type('Prezados,')).toMatchObject({ isUnstored: false })
    shared.isFull = true
    expect(type('Prezados senhores,')).toMatchObject({ isUnstored: true, savedAt: null })
    expect(type('')).toMatchObject({ isUnstored: false })
    expect(type('Caros,')).toMatchObject({ isUnstored: true })
    shared.isFull = false
    draft.flush()
    expect(draft.snapshot()).toMatchObject({ isUnstored: false, savedAt: clock.now() })
    expect(textOf(store)).toBe('Caros,')
  })

  describe('that the storage did not take when its form went', () => {
    const leaveWithoutStorage = () => {
      const built = build()
      const { draft, leave } = openForm(built.store)
      draft.change(write('Prezados,'))
      draft.flush()
      built.shared.isFull = true
      draft.change(write('Prezados senhores,'))
      return { ...built, draft, leave }
    }

    it('stands there again in the tab, for its user alone, and is stored once there is room', () => {
      const { store, openStore, shared, leave } = leaveWithoutStorage()
      leave()
      expect(textOf(store, { userId: 'caio', businessId: 'b1' })).toBe('')
      expect(textOf(openStore())).toBe('Prezados,')
      const again = openForm(store)
      expect(again.draft.snapshot()).toMatchObject({
        values: { text: 'Prezados senhores,' },
        isUnstored: true,
        conflict: null,
      })
      again.leave()
      shared.isFull = false
      const { draft } = openForm(store)
      expect(draft.snapshot()).toMatchObject({ isUnstored: false, savedAt: clock.now() })
      expect(textOf(openStore())).toBe('Prezados senhores,')
      draft.finish()
      expect(textOf(store)).toBe('')
    })

    it('is counted where its user signs out, and forgotten with the others', () => {
      const { store, leave } = leaveWithoutStorage()
      leave()
      openForm(store, bia, { id: 'd1' })
      expect(store.formsOf('bia')).toEqual(['letter'])
      store.forget('bia')
      expect(textOf(store)).toBe('')
      expect(store.formsOf('bia')).toEqual([])
    })

    it.each(['here', 'in another tab'])(
      'is not there any more where all were forgotten %s',
      (where) => {
        const { store, openStore, shared, leave } = leaveWithoutStorage()
        if (where === 'here') {
          store.forget('bia')
          leave()
        } else {
          leave()
          shared.isFull = false
          openStore().forget('bia')
        }
        expect(textOf(store)).toBe('')
      },
    )

    it('is not there any more where its user has given it up, until something is typed', () => {
      const { store, draft, leave } = leaveWithoutStorage()
      store.abandon()
      leave()
      expect(textOf(store)).toBe('Prezados,')
      const followed = draft.subscribe(nothing)
      draft.change(write('Caros,'))
      followed()
      expect(textOf(store)).toBe('Caros,')
    })

    it('is asked about where another tab has stored something else meanwhile', () => {
      const { store, openStore, shared, leave } = leaveWithoutStorage()
      leave()
      shared.isFull = false
      const other = openForm(openStore())
      other.draft.change(write('Caros,'))
      other.draft.flush()
      const { draft } = openForm(store)
      expect(draft.snapshot()).toMatchObject({
        values: { text: 'Prezados senhores,' },
        conflict: { kind: 'changed' },
      })
      draft.takeTheirs()
      expect(textOf(store)).toBe('Caros,')
    })
  })

  it('that the storage did not take is not replaced by what another tab writes', () => {
    const { store, shared, openStore } = build()
    const { draft } = openForm(store)
    const other = openForm(openStore())
    shared.isFull = true
    draft.change(write('Prezados,'))
    draft.flush()
    shared.isFull = false
    other.draft.change(write('Caros,'))
    other.draft.flush()
    expect(draft.snapshot()).toMatchObject({
      values: { text: 'Prezados,' },
      conflict: { kind: 'changed' },
    })
  })
})

describe('a stored draft', () => {
  const keyOf = (store: Store, shared: ReturnType<typeof build>['shared']) => {
    const { draft, leave } = openForm(store)
    draft.change(write('x'))
    leave()
    return [...shared.entries.keys()][0] ?? ''
  }
  const record = { version: 2, savedAt: clock.now().getTime(), revision: 'r', occasion: '' }

  it('of an older version is carried over, of an unknown one forgotten', () => {
    const { store, shared } = build()
    const key = keyOf(store, shared)
    shared.put(key, JSON.stringify({ ...record, version: 1, values: 'Antigo' }))
    expect(textOf(store)).toBe('Antigo')
    shared.put(key, JSON.stringify({ ...record, version: 3, values: { body: 'Novo' } }))
    expect(textOf(store)).toBe('')
    expect(shared.entries.size).toBe(0)
  })

  it.each(['', '{', 'null', '7', '[]', '{"version":2}', JSON.stringify({ ...record, values: 7 })])(
    'that is damaged, %j, is forgotten and harms no form',
    (text) => {
      const { store, shared } = build()
      const key = keyOf(store, shared)
      shared.put(key, text)
      expect(textOf(store)).toBe('')
      expect(shared.entries.size).toBe(0)
    },
  )

  it('ends after thirty days', () => {
    const { store, shared } = build()
    keyOf(store, shared)
    const day = 24 * 60 * 60 * 1000
    clock.advance(DRAFT_DAYS * day - 1)
    expect(textOf(store)).toBe('x')
    store.sweep()
    expect(shared.entries.size).toBe(1)
    clock.advance(1)
    expect(store.formsOf('bia')).toEqual([])
    store.sweep()
    expect(shared.entries.size).toBe(0)
    clock.advance(-DRAFT_DAYS * day)
  })

  it('in the place of another program is not touched; one of an earlier kind is swept', () => {
    const { store, shared } = build()
    shared.put('tramite.token', 't')
    shared.put('tramite.draft.bia.demand-create', '{"name":"SEGREDO"}')
    store.sweep()
    expect([...shared.entries.keys()]).toEqual(['tramite.token'])
  })
})

describe('signing out', () => {
  it('forgets all drafts of the user and no other, for good', () => {
    const { store, shared } = build()
    const open = [
      openForm(store),
      openForm(store, { userId: 'bia', businessId: 'b2' }, { id: '1' }),
    ]
    for (const { draft } of open) draft.change(write('SEGREDO'))
    const other = openForm(store, { userId: 'caio', businessId: 'b1' })
    other.draft.change(write('De Caio'))
    expect(store.formsOf('bia')).toEqual(['letter', 'letter'])
    store.forget('bia')
    // The text in open forms must not be stored again when the page is closed.
    for (const { draft, leave } of open) {
      draft.change(write('SEGREDO, mais'))
      leave()
    }
    other.leave()
    expect([...shared.entries.values()].join()).not.toContain('SEGREDO')
    expect(store.formsOf('bia')).toEqual([])
    expect(textOf(store, { userId: 'caio', businessId: 'b1' })).toBe('De Caio')
  })

  it('in one tab keeps the others from writing, also what they had not kept yet', () => {
    const { openStore, shared } = build()
    const [here, there] = [openStore(), openStore()]
    const far = openForm(there)
    far.draft.change(write('SEGREDO'))
    here.forget('bia')
    far.leave()
    expect([...shared.entries.values()].join()).not.toContain('SEGREDO')
  })

  it('does not keep a later session from keeping drafts', () => {
    const { store } = build()
    store.forget('bia')
    const { draft, leave } = openForm(store)
    draft.change(write('Depois'))
    leave()
    expect(textOf(store)).toBe('Depois')
  })

  it('forgets also where the storage is full', () => {
    const { store, shared } = build()
    const { draft, leave } = openForm(store)
    draft.change(write('SEGREDO'))
    leave()
    shared.isFull = true
    store.forget('bia')
    expect([...shared.entries.values()].join()).not.toContain('SEGREDO')
  })
})

describe('a draft of a business that its user no longer has', () => {
  const keep = (store: Store, businessId: string, text: string) => {
    const { draft, leave } = openForm(store, { ...bia, businessId })
    draft.change(write(text))
    leave()
  }
  const textIn = (store: Store, businessId: string) => textOf(store, { ...bia, businessId })
  const adopt = (store: Store) => adoptDraft(store, form, bia, ['b1', 'b2'])

  it('moves to the present one, also into the form that is open there', () => {
    const { store } = build()
    keep(store, 'gone', 'Registrar a linha.')
    const { draft } = openForm(store)
    expect(adopt(store)).toBe(true)
    expect(draft.snapshot()).toMatchObject({
      values: { text: 'Registrar a linha.' },
      conflict: null,
    })
    expect([textIn(store, 'gone'), textIn(store, 'b1')]).toEqual(['', 'Registrar a linha.'])
    expect(adopt(store)).toBe(false)
  })

  it('waits where another was begun, and leaves those of the other businesses, forms and users', () => {
    const { store, shared } = build()
    keep(store, 'b2', 'De outro negócio')
    const other = openDraft(store, form, { userId: 'caio', businessId: 'gone' })
    other.change(write('De outra pessoa'))
    other.flush()
    const item = openDraft(store, list, { ...bia, businessId: 'gone' })
    item.change(() => ['De outro formulário'])
    item.flush()
    expect(adopt(store)).toBe(false)
    keep(store, 'gone', 'Primeiro')
    keep(store, 'b1', 'Já começado')
    expect(adopt(store)).toBe(false)
    expect(textIn(store, 'b1')).toBe('Já começado')
    openForm(store).draft.finish()
    expect(adopt(store)).toBe(true)
    expect(textIn(store, 'b1')).toBe('Primeiro')
    expect(shared.entries.size).toBe(4)
  })

  it('stays where it is if the storage is full', () => {
    const { store, shared } = build()
    keep(store, 'gone', 'Registrar a linha.')
    shared.isFull = true
    expect(adopt(store)).toBe(false)
    shared.isFull = false
    expect(textIn(store, 'gone')).toBe('Registrar a linha.')
  })
})
