import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  bia,
  build,
  clock,
  form,
  list,
  nothing,
  openForm,
  textOf,
  write,
} from './drafts.fixture.ts'
import { openDraft } from './index.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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
