import { act, renderHook, waitFor } from '@testing-library/react'
import { conventions } from '@tramite/core/calendar'
import { createDeleteUserSchema, createUserFormSchema } from '@tramite/core/users'
import { beforeEach, expect, it, vi } from 'vitest'
import { BusinessProvider } from '../app/app-context.tsx'
import { openTestPages } from '../testing/open-test-app.tsx'
import { usePersistedForm } from './use-persisted-form.ts'

const schema = createDeleteUserSchema('removed')

beforeEach(() => window.localStorage.clear())

const onClose = vi.fn()

async function openPages() {
  const { wrapper, clock } = await openTestPages({})
  const open = async (id: string, newResponsibleUserId = '') => {
    const page = renderHook(
      () =>
        usePersistedForm({
          storedAs: { name: 'form', id },
          schema,
          initial: { newResponsibleUserId },
          onSubmit: () => {},
          onClose,
        }),
      { wrapper },
    )
    await waitFor(() => expect(page.result.current).not.toBeNull())
    return page
  }
  return Object.assign(open, { clock })
}

it('has what was typed again, of its own record, until it is closed', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a', 'ana')
  expect(result.current.form.isDirty).toBe(false)
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia'))
  unmount()

  const { result: other, unmount: leave } = await open('b', 'ana')
  expect(other.current.form.isDirty).toBe(false)
  leave()

  // Somebody else was faster: the value at the time of typing is not the current one.
  const { result: again, unmount: close } = await open('a', 'caio')
  expect(again.current.form.values.newResponsibleUserId).toBe('bia')
  expect(again.current.form.isDirty).toBe(true)
  expect(again.current.form.inputNotice?.kind).toBe('restored')
  expect(again.current.before.newResponsibleUserId).toBe('ana')
  act(() => again.current.close())
  expect(onClose).toHaveBeenCalledOnce()
  close()

  const { result: last } = await open('a', 'caio')
  expect(last.current.form.values.newResponsibleUserId).toBe('caio')
  expect(last.current.form.inputNotice).toBeUndefined()
})

it.each(['pagehide', 'visibilitychange'])('is stored at once by %s', async (type) => {
  const open = await openPages()
  const { result } = await open('a')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia'))
  expect(window.localStorage.length).toBe(0)
  act(() => void document.dispatchEvent(new Event(type, { bubbles: true })))
  expect(Object.values({ ...window.localStorage }).join()).toContain('bia')
})

it('leaves what another tab has typed into the same form, and gives up its own alone', async () => {
  const pageSchema = createUserFormSchema(conventions.specified)
  const openTab = async () => {
    const { wrapper } = await openTestPages({})
    const options = { storedAs: { name: 'form' }, schema: pageSchema, onSubmit: () => {} }
    const tab = renderHook(() => usePersistedForm(options), { wrapper })
    await waitFor(() => expect(tab.result.current).not.toBeNull())
    return {
      ...tab,
      type: (name: 'name' | 'email' | 'phone', text: string) => {
        act(() => tab.result.current.form.text(name).onChange(text))
        act(() => void window.dispatchEvent(new Event('pagehide')))
        act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
      },
    }
  }
  const one = await openTab()
  const other = await openTab()
  one.type('name', 'Bi')
  one.type('email', 'bia@exemplo.com')
  one.type('name', 'Bia')
  other.type('phone', '11')
  act(() => other.result.current.close())
  one.unmount()
  other.unmount()

  const { result } = await openTab()
  expect(result.current.form.values).toMatchObject({
    name: 'Bia',
    email: 'bia@exemplo.com',
    phone: '',
  })
  expect(result.current.form.inputNotice?.kind).toBe('restored')
})

it('keeps what was typed for the business whose page it is, whichever is active', async () => {
  const { wrapper: Pages } = await openTestPages({})
  const options = { storedAs: { name: 'form' }, schema, onSubmit: () => {} }
  const open = async (id: string) => {
    const page = renderHook(() => usePersistedForm(options), {
      wrapper: ({ children }) => (
        <Pages>
          <BusinessProvider id={id}>{children}</BusinessProvider>
        </Pages>
      ),
    })
    await waitFor(() => expect(page.result.current).not.toBeNull())
    return page
  }
  const { result, unmount } = await open('b2')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia'))
  unmount()
  expect((await open('b1')).result.current.form.values.newResponsibleUserId).toBe('')
  expect((await open('b2')).result.current.form.values.newResponsibleUserId).toBe('bia')
})

it('keeps what is to be corrected, also when its page has gone', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia, caio'))
  unmount()
  result.current.keep({ ...result.current.form.values, newResponsibleUserId: 'caio' })
  expect(Object.values({ ...window.localStorage }).join()).toContain('"caio"')
  const { result: again } = await open('a')
  await waitFor(() => expect(again.current.form.inputNotice?.kind).toBe('restored'))
  expect(again.current.form.values.newResponsibleUserId).toBe('caio')
})

it('keeps nothing of what a form shows as settled', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia, caio'))
  act(() => {
    result.current.forget()
    result.current.form.set({ newResponsibleUserId: 'caio' })
    result.current.form.settle()
  })
  expect(result.current.form.values.newResponsibleUserId).toBe('caio')
  expect(result.current.form.isDirty).toBe(false)
  unmount()
  expect((await open('a')).result.current.form.values.newResponsibleUserId).toBe('')
})

it('sends the same content under the same key, also after a reload, until it is closed', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia'))
  const key = result.current.keyOf({ heir: 'bia' })
  expect(result.current.keyOf({ heir: 'bia' })).toBe(key)
  unmount()

  const { result: again } = await open('a')
  expect(again.current.form.values.newResponsibleUserId).toBe('bia')
  expect(again.current.keyOf({ heir: 'bia' })).toBe(key)
  act(() => again.current.form.text('newResponsibleUserId').onChange('caio'))
  expect(again.current.keyOf({ heir: 'bia' })).toBe(key)
  const other = again.current.keyOf({ heir: 'caio' })
  expect(other).not.toBe(key)
  act(() => again.current.close())
  expect(window.localStorage.length).toBe(0)
  expect(again.current.keyOf({ heir: 'caio' })).not.toBe(other)
})

it('sends the same content under a new key after an hour: what it created may have been removed', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a')
  act(() => result.current.form.text('newResponsibleUserId').onChange('bia'))
  const key = result.current.keyOf({ heir: 'bia' })
  open.clock.set('2026-11-19T15:59:00.000Z')
  expect(result.current.keyOf({ heir: 'bia' })).toBe(key)
  open.clock.set('2026-11-19T16:59:00.000Z')
  const later = result.current.keyOf({ heir: 'bia' })
  expect(later).not.toBe(key)
  unmount()

  open.clock.set('2026-11-19T18:00:00.000Z')
  const { result: again } = await open('a')
  expect(again.current.form.values.newResponsibleUserId).toBe('bia')
  expect(again.current.keyOf({ heir: 'bia' })).not.toBe(later)
})

it('forgets what it sent before a reload, also if nothing of it is typed any more', async () => {
  const open = await openPages()
  const { result, unmount } = await open('a')
  result.current.keyOf({ heir: '' })
  expect(window.localStorage.length).toBe(1)
  unmount()

  const { result: again } = await open('a')
  act(() => again.current.forget())
  expect(window.localStorage.length).toBe(0)
})
