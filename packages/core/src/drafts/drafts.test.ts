import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { createDraftStore, DRAFT_DAYS, type DraftForm, openDraft } from './index.ts'

interface Values {
  readonly text: string
  readonly files: readonly string[]
}

/** Version 1 had the text alone. */
const form: DraftForm<Values> = {
  name: 'letter',
  version: 2,
  empty: { text: '', files: [] },
  read(stored, version) {
    if (version === 1) return { text: String(stored), files: [] }
    if (version !== 2) return undefined
    const { text, files } = stored as Values
    return { text: text.toString(), files: [...files] }
  },
  isEmpty: ({ text, files }) => text === '' && files.length === 0,
}

const list: DraftForm<readonly string[]> = {
  name: 'list',
  version: 1,
  empty: [],
  read: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined),
  isEmpty: (values) => values.length === 0,
  merge: (mine, theirs, base) => [
    ...theirs.filter((value) => mine.includes(value) || !base.includes(value)),
    ...mine.filter((value) => !base.includes(value) && !theirs.includes(value)),
  ],
}

const bia = { userId: 'bia', businessId: 'b1' }
const clock = createFixedClock()
const write = (text: string) => (values: Values) => ({ ...values, text })
const nothing = () => {}

function build() {
  const shared = createSharedStorage()
  const openStore = (app?: string) =>
    createDraftStore({ storage: shared.openTab(), clock, ...(app && { app }) })
  return { shared, openStore, store: openStore() }
}
type Store = ReturnType<typeof createDraftStore>

/** A draft followed by a form, as on a page. */
function openForm(store: Store, owner = bia, subject = {}) {
  const draft = openDraft(store, form, owner, subject)
  return { draft, leave: draft.subscribe(nothing) }
}
const textOf = (store: Store, owner = bia, subject = {}) =>
  openDraft(store, form, owner, subject).snapshot().values.text

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
    expect(type('Prezados,')).toMatchObject({ isUnkept: false })
    shared.isFull = true
    expect(type('Prezados senhores,')).toMatchObject({ isUnkept: true, savedAt: null })
    expect(type('')).toMatchObject({ isUnkept: false })
    expect(type('Caros,')).toMatchObject({ isUnkept: true })
    shared.isFull = false
    draft.flush()
    expect(draft.snapshot()).toMatchObject({ isUnkept: false, savedAt: clock.now() })
    expect(textOf(store)).toBe('Caros,')
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

describe('two forms of one tab', () => {
  it('know of each other: what one sends is not left standing in the other', () => {
    const { store } = build()
    const [before, after] = [openForm(store).draft, openForm(store).draft]
    before.change(write('um'))
    before.flush()
    expect(after.snapshot().values.text).toBe('um')
    before.finish()
    expect(after.snapshot().conflict?.kind).toBe('removed')
  })
})

describe('two tabs on one form', () => {
  const openTabs = () => {
    const { openStore, shared } = build()
    const [one, two] = [openForm(openStore()), openForm(openStore())]
    return { one: one.draft, two: two.draft, shared, stored: () => textOf(openStore()) }
  }

  it('follow each other as long as only one writes', () => {
    const { one, two } = openTabs()
    one.change(write('a'))
    one.flush()
    expect(two.snapshot()).toMatchObject({ values: { text: 'a' }, conflict: null })
    two.change(write('ab'))
    two.flush()
    expect(one.snapshot()).toMatchObject({ values: { text: 'ab' }, conflict: null })
  })

  it('that both write lose nothing unasked', () => {
    const { one, two, stored } = openTabs()
    one.change(write('um'))
    two.change(write('dois'))
    one.flush()
    expect(two.snapshot()).toMatchObject({
      values: { text: 'dois' },
      savedAt: null,
      conflict: { kind: 'changed', at: clock.now() },
    })
    two.change(write('dois e meio'))
    vi.advanceTimersByTime(1000)
    expect(stored()).toBe('um')
    two.keepMine()
    expect(stored()).toBe('dois e meio')
    expect(two.snapshot().conflict).toBeNull()
    expect(one.snapshot().values.text).toBe('dois e meio')
  })

  it('give way when asked to', () => {
    const { one, two } = openTabs()
    one.change(write('um'))
    two.change(write('dois'))
    one.flush()
    two.takeTheirs()
    expect(two.snapshot()).toMatchObject({ values: { text: 'um' }, conflict: null })
  })

  it('show what is thrown away or typed while they differ, and ask on', () => {
    const { openStore } = build()
    const [{ draft: mine }, { draft: theirs }] = [openForm(openStore()), openForm(openStore())]
    mine.change(write('de um lado'))
    theirs.change(write('do outro'))
    vi.advanceTimersByTime(300)
    const asking = [mine, theirs].find((draft) => draft.snapshot().conflict)
    const seen = vi.fn()
    asking?.subscribe(seen)
    asking?.discard()
    expect(asking?.snapshot()).toMatchObject({ values: form.empty, canUndo: true })
    expect(asking?.snapshot().conflict).not.toBeNull()
    expect(seen).toHaveBeenCalled()
    asking?.undo()
    expect(asking?.snapshot()).toMatchObject({ canUndo: false, conflict: { kind: 'changed' } })
    expect(asking?.snapshot().values.text).not.toBe('')
  })

  it('see the conflict at writing where nobody told them', () => {
    const { openStore } = build()
    const early = openDraft(openStore(), form, bia)
    const one = openForm(openStore())
    one.draft.change(write('um'))
    one.draft.flush()
    early.change(write('dois'))
    early.flush()
    expect(early.snapshot().conflict?.kind).toBe('changed')
    expect(textOf(openStore())).toBe('um')
  })

  it('keep a text that was sent or thrown away in the other, until asked', () => {
    const { one, two, shared } = openTabs()
    one.change(write('um'))
    one.flush()
    one.finish()
    expect(two.snapshot()).toMatchObject({
      values: { text: 'um' },
      conflict: { kind: 'removed', at: null },
    })
    two.takeTheirs()
    expect(two.snapshot()).toMatchObject({ values: form.empty, conflict: null })
    expect(shared.entries.size).toBe(0)
  })

  it('do not lose what the other wrote when one is sent', () => {
    const { one, two, stored } = openTabs()
    one.change(write('um'))
    two.change(write('dois'))
    two.flush()
    one.finish()
    expect(stored()).toBe('dois')
  })

  it('never change what is being typed, whatever happens in either', () => {
    const action = fc.record({
      tab: fc.constantFrom(0, 1),
      kind: fc.constantFrom('type', 'flush', 'wait', 'finish', 'discard'),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const { openStore } = build()
        const tabs = [openForm(openStore()).draft, openForm(openStore()).draft]
        const typed: (string | undefined)[] = [undefined, undefined]
        actions.forEach(({ tab, kind }, step) => {
          const draft = tabs[tab]
          if (!draft) return
          if (kind === 'type') draft.change(write(`${tab}.${step}`))
          if (kind === 'flush') draft.flush()
          if (kind === 'wait') vi.advanceTimersByTime(1000)
          if (kind === 'finish') draft.finish()
          if (kind === 'discard') draft.discard()
          typed[tab] = kind === 'type' ? `${tab}.${step}` : typed[tab]
          if (kind === 'finish' || kind === 'discard') typed[tab] = undefined
          tabs.forEach(({ snapshot }, index) => {
            const { values, savedAt } = snapshot()
            const unsaved = typed[index]
            // A stored text may be followed by what the other tab makes of it.
            if (savedAt !== null && values.text !== unsaved) typed[index] = undefined
            else if (unsaved !== undefined) expect(values.text).toBe(unsaved)
          })
        })
      }),
    )
  })

  it('are joined with what the storage did not take', () => {
    const { store, shared, openStore } = build()
    const mine = openDraft(store, list, bia)
    const theirs = openDraft(openStore(), list, bia)
    mine.subscribe(nothing)
    theirs.subscribe(nothing)
    shared.isFull = true
    mine.change(() => ['a'])
    mine.flush()
    shared.isFull = false
    theirs.change(() => ['b'])
    theirs.flush()
    expect(mine.snapshot().values).toEqual(['b', 'a'])
    expect(theirs.snapshot().values).toEqual(['b', 'a'])
  })

  it('are joined where their form can', () => {
    const { openStore } = build()
    const [one, two] = [openDraft(openStore(), list, bia), openDraft(openStore(), list, bia)]
    one.subscribe(nothing)
    two.subscribe(nothing)
    one.change(() => ['a'])
    two.change(() => ['b'])
    one.flush()
    two.flush()
    expect(one.snapshot().values.toSorted()).toEqual(['a', 'b'])
    one.change((values) => values.filter((value) => value !== 'a'))
    one.flush()
    expect(two.snapshot()).toMatchObject({ values: ['b'], conflict: null })
  })
})
