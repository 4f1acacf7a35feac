import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createDraftStore, openDraft } from '../drafts/index.ts'
import { ApiError } from '../http/index.ts'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { createForm } from './form-store.ts'
import { readFormValues } from './form-values.ts'
import { optionalText, requiredMessage, requiredText } from './text-fields.ts'

const schema = z.object({
  name: requiredText('name', 60),
  note: optionalText('name', 30),
  users: z.array(z.string()),
})
const refusal = (errors: Record<string, string>) =>
  new ApiError({ kind: 'problem', status: 400, code: 'VALIDATION', message: 'Não.', errors })

function build(initial: { name?: string } = {}) {
  const onSubmit = vi.fn()
  const onRefused = vi.fn()
  const form = createForm({ schema, initial, onSubmit, onRefused })
  return { form, onSubmit, onRefused, view: () => form.snapshot() }
}

describe('a form', () => {
  it('gives its fields what they hold and what they take', () => {
    const { view } = build({ name: 'Ana' })
    expect(view().text('name')).toMatchObject({
      name: 'name',
      value: 'Ana',
      error: undefined,
      isRequired: true,
      maxLength: 60,
    })
    expect(view().text('note')).toMatchObject({ value: '', isRequired: false, maxLength: 30 })
    expect(view().field('users')).toMatchObject({ value: [], error: undefined })
  })

  it('takes as much as any text where its schema has no limit', () => {
    const form = createForm({ schema: z.object({ phone: z.string() }), onSubmit: vi.fn() })
    expect(form.snapshot().text('phone').maxLength).toBe(255)
  })

  it('is sent with the values as its schema makes them', () => {
    const { view, onSubmit } = build()
    view().text('name').onChange('  Ana ')
    view().field('users').onChange(['u1'])
    view().submit()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', note: '', users: ['u1'] })
  })

  it('is refused at the field, until the field is another', () => {
    const { view, onSubmit, onRefused } = build()
    view().submit()
    expect(onRefused).toHaveBeenCalledExactlyOnceWith({ name: requiredMessage('name') })
    const first = view().refusal
    expect(first).toBeDefined()
    expect(view().text('name').error).toBe(requiredMessage('name'))
    view().submit()
    expect(view().refusal).not.toBe(first)
    view().text('note').onChange('Oi')
    expect(view().text('name').error).toBe(requiredMessage('name'))
    view().text('name').onChange('Ana')
    expect(view().text('name').error).toBeUndefined()
    view().submit()
    expect(view().refusal).toBeUndefined()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it('shows what the server refused at the fields that it names', () => {
    const { form, view } = build({ name: 'Ana' })
    expect(form.refuse(refusal({ name: 'Já existe.', 'key-a': 'Arquivo.' }))).toBe(true)
    expect(view().text('name').error).toBe('Já existe.')
    expect(form.refuse(refusal({ 'key-a': 'Arquivo.' }))).toBe(false)
    expect(form.refuse(new TypeError('cut'))).toBe(false)
  })

  it('calls nothing wrong that was changed while it was on its way', () => {
    const { form, view } = build({ name: 'Ana' })
    form.set({ note: 'Oi' })
    view().submit()
    view().text('name').onChange('Bia')
    expect(form.refuse(refusal({ name: 'Já existe.', note: 'Não assim.' }))).toBe(true)
    expect(view().text('name').error).toBeUndefined()
    expect(view().text('note').error).toBe('Não assim.')
    // An error without a field of this form is left to its owner.
    expect(form.refuse(refusal({ name: 'Já existe.' }))).toBe(false)
    view().text('name').onChange('Ana')
    expect(view().text('name').error).toBe('Já existe.')
  })

  it('shows what is wrong for a reason of its owner', () => {
    const { form, view } = build({ name: 'Ana' })
    form.reject({ note: 'Escreva algo.' })
    expect(view().text('note').error).toBe('Escreva algo.')
    expect(view().refusal).toBeDefined()
    view().text('note').onChange('Oi')
    expect(view().text('note').error).toBeUndefined()
  })

  it('knows whether anything would be lost', () => {
    const { form, view } = build({ name: 'Ana' })
    expect(view().isDirty).toBe(false)
    view().text('name').onChange('Bia')
    expect(view().isDirty).toBe(true)
    view().text('name').onChange('Ana')
    expect(view().isDirty).toBe(false)
    form.set({ note: 'Oi' })
    form.settle()
    expect(view().isDirty).toBe(false)
  })

  it('has nothing to lose once what was typed is undone, whatever others have changed beside it', () => {
    const { form, view } = build({ name: 'Ana' })
    view().text('name').onChange('')
    view().submit()
    form.set({ note: 'Deles' })
    form.settle({ note: 'Deles' })
    expect(view().isDirty).toBe(true)
    expect(view().text('name').error).toBeDefined()
    view().text('name').onChange('Ana')
    expect(view().isDirty).toBe(false)
  })

  it('has nothing to lose when people who were taken out are back, in whatever order', () => {
    const schema = z.object({ usersIds: z.array(z.string()) })
    const form = createForm({ schema, initial: { usersIds: ['ana', 'bia'] }, onSubmit: () => {} })
    form.set({ usersIds: ['bia'] })
    expect(form.snapshot().isDirty).toBe(true)
    form.set({ usersIds: ['bia', 'ana'] })
    expect(form.snapshot().isDirty).toBe(false)
  })

  it('tells its listeners, and is the same view until something changes', () => {
    const { form, view } = build()
    const listener = vi.fn()
    const stop = form.subscribe(listener)
    const before = view()
    expect(view()).toBe(before)
    view().text('name').onChange('Ana')
    expect(listener).toHaveBeenCalled()
    expect(view()).not.toBe(before)
    stop()
    const calls = listener.mock.calls.length
    view().text('name').onChange('Bia')
    expect(listener.mock.calls).toHaveLength(calls)
  })

  it('may keep its values in a draft', () => {
    const storage = createSharedStorage()
    const open = () => {
      const drafts = createDraftStore({ storage: storage.openTab(), clock: createFixedClock() })
      const draft = openDraft(
        drafts,
        {
          name: 'form',
          version: 1,
          empty: readFormValues(schema, null),
          read: (stored) => readFormValues(schema, stored),
          isEmpty: ({ name }) => name === '',
        },
        { userId: 'bia', businessId: null },
      )
      const source = { ...draft, get: () => draft.snapshot().values }
      return { draft, form: createForm({ schema, source, onSubmit: () => {} }) }
    }
    const here = open()
    const stop = here.form.subscribe(() => {})
    here.form.snapshot().text('name').onChange('Ana')
    stop()
    expect(open().form.snapshot().text('name').value).toBe('Ana')
    // A change made while nobody followed is there as soon as somebody does.
    here.draft.change((last) => ({ ...last, name: 'Bia' }))
    here.form.subscribe(() => {})
    expect(here.form.snapshot().text('name').value).toBe('Bia')
  })
})
