import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { conventions } from '@tramite/core/calendar'
import { getDefaultBusiness } from '@tramite/core/customers'
import { createMarkEditSchema } from '@tramite/core/marks'
import { createReminderEditSchema } from '@tramite/core/reminders'
import { signInSchema } from '@tramite/core/session'
import { buildUser } from '@tramite/core/testing'
import { createUserFormSchema, getUser, updateUser } from '@tramite/core/users'
import { afterEach, expect, it, vi } from 'vitest'
import { useApp } from '../app/app-context.tsx'
import { useRead } from '../calls/use-read.ts'
import { useRun } from '../calls/use-run.ts'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useEditing } from './use-editing.ts'

const schema = createUserFormSchema(conventions.specified)
const id = 'u1'

afterEach(() => {
  // A hook that is still mounted would write to the next test's storage.
  cleanup()
  window.localStorage.clear()
})

type Stored = Readonly<Record<'name' | 'email' | 'occupation', string>>

async function openEditing() {
  const server = {
    version: 1,
    name: 'Marina Lopes Ferreira',
    occupation: 'Analista',
    refusal: '',
    losesAnswers: false,
    isAway: false,
  }
  const sent: (string | null)[] = []
  const offers: {
    readOnly: (keyof Stored)[] | ((values: Stored) => (keyof Stored)[])
  } = { readOnly: [] }
  const answer = () => {
    if (server.isAway) return Response.json({}, { status: 500 })
    const { name, occupation, version } = server
    return Response.json(buildUser({ id, name, customFields: { occupation } }), {
      headers: { etag: `"${version}"` },
    })
  }
  const { wrapper } = await openTestPages({
    'GET /users/u1': answer,
    'PUT /users/u1': async (request) => {
      sent.push(request.headers.get('if-match'))
      if (server.refusal) {
        const body = {
          status: 400,
          code: 'VALIDATION',
          message: '',
          errors: { name: server.refusal },
        }
        return Response.json(body, { status: 400 })
      }
      if (server.losesAnswers) {
        const { occupation } = await request.json()
        if (occupation !== server.occupation) server.version += 1
        server.occupation = occupation
        throw new TypeError('cut')
      }
      if (request.headers.get('if-match') !== `"${server.version}"`) {
        const body = {
          status: 412,
          code: 'PRECONDITION_FAILED',
          message: '',
          errors: { occupation: server.occupation },
        }
        return Response.json(body, { status: 412, headers: { etag: `"${server.version}"` } })
      }
      server.version += 1
      const { name, occupation } = await request.json()
      Object.assign(server, { name, occupation: String(occupation) })
      return answer()
    },
  })
  const open = async (dialog?: { readonly stored: Stored; readonly onClose: () => void }) => {
    const page = renderHook(
      () => {
        const { data, refetch, isRefetchError } = useRead(getUser, { id })
        const stored = data && {
          name: data.name,
          email: data.email,
          occupation: data.customFields.occupation ?? '',
        }
        const editing = useEditing({
          schema,
          operation: getUser,
          input: { id },
          stored,
          ...offers,
          ...(dialog && { ...dialog, isOpen: true }),
          onSave: (form, version) => save.mutate({ id, ...form, version }),
        })
        const save = useRun(updateUser, editing)
        return { ...editing, data, save, reload: refetch, isReadFailed: isRefetchError }
      },
      { wrapper },
    )
    await waitFor(() => expect(page.result.current?.data).toBeDefined())
    return page
  }
  return { server, sent, offers, open, ...(await open()) }
}

it('begins with the record as it stands, each time, and ends when it is saved or given up', async () => {
  const { result, sent } = await openEditing()
  expect(result.current.isEditing).toBe(false)
  act(() => result.current.onEdit())
  expect(result.current.form.values.occupation).toBe('Analista')
  expect(result.current.form.isDirty).toBe(false)
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  expect(result.current.form.isDirty).toBe(true)
  act(() => result.current.onCancel())
  expect(result.current.isEditing).toBe(false)
  act(() => result.current.onEdit())
  expect(result.current.form.values.occupation).toBe('Analista')
  act(() => result.current.form.text('occupation').onChange('Diretora'))
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isEditing).toBe(false))
  expect(sent).toEqual(['"1"'])
})

it('takes back what was typed into a field that may no longer be changed', async () => {
  const { result, offers, rerender } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Outra'))
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  offers.readOnly = ['name']
  rerender()
  const values = { name: 'Marina Lopes Ferreira', occupation: 'Gerente' }
  expect(result.current.form).toMatchObject({ isDirty: true, values })
  expect(result.current.changed).toEqual([])
})

it('takes back what was typed into a field that is asked for with another one alone', async () => {
  const { result, offers } = await openEditing()
  offers.readOnly = ({ name }) => (name === 'Marina Lopes Ferreira' ? ['occupation'] : [])
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Outra'))
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  expect(result.current.form.values.occupation).toBe('Gerente')
  act(() => result.current.form.text('name').onChange('Marina Lopes Ferreira'))
  expect(result.current.form).toMatchObject({ isDirty: false, values: { occupation: 'Analista' } })
})

it('begins with a form that is open, which it closes when it ends', async () => {
  const { result, unmount, open } = await openEditing()
  const { data } = result.current
  unmount()
  const closed = vi.fn()
  const openDialog = () =>
    open({
      stored: { name: data?.name ?? '', email: data?.email ?? '', occupation: 'Analista' },
      onClose: closed,
    })
  const { result: dialog, unmount: reload } = await openDialog()
  expect(dialog.current.isEditing).toBe(true)
  expect(dialog.current.form).toMatchObject({ isDirty: false, values: { occupation: 'Analista' } })
  act(() => dialog.current.form.text('occupation').onChange('Gerente'))
  reload()
  const { result: again } = await openDialog()
  expect(again.current.form).toMatchObject({ isDirty: true, values: { occupation: 'Gerente' } })
  expect(closed).not.toHaveBeenCalled()
  act(() => again.current.onCancel())
  expect(closed).toHaveBeenCalledOnce()
  cleanup()
  const { result: last } = await openDialog()
  expect(last.current.form.values.occupation).toBe('Analista')
})

it('may be left, and stays as it is until it is', async () => {
  const { result, unmount, open } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  act(() => result.current.onLeave(false))
  expect(result.current.isEditing).toBe(true)
  expect(result.current.form.values.occupation).toBe('Gerente')
  act(() => result.current.form.text('name').onChange('Ana Prado'))
  unmount()

  const { result: again, unmount: leave } = await open()
  act(() => again.current.onEdit())
  expect(again.current.form.values).toMatchObject({ name: 'Ana Prado', occupation: 'Gerente' })
  act(() => again.current.onLeave(true))
  expect(again.current.isEditing).toBe(false)
  leave()

  const { result: last } = await open()
  act(() => last.current.onEdit())
  expect(last.current.form.values.occupation).toBe('Analista')
})

it('keeps what was filled in and says what differs after a newer version; saving again is meant', async () => {
  const { server, result, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.changed).toEqual(['occupation']))
  expect(result.current.isEditing).toBe(true)
  expect(result.current.form.values.occupation).toBe('Gerente')
  expect(result.current.form.text('occupation').error).toBeUndefined()
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isEditing).toBe(false))
  expect(sent).toEqual(['"1"', '"2"'])
  expect(server.occupation).toBe('Gerente')
})

it('overwrites what it has shown before the first save, and nothing newer', async () => {
  const { server, result, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  void result.current.reload()
  await waitFor(() => expect(result.current.changed).toEqual(['occupation']))
  Object.assign(server, { version: 3, occupation: 'Sócia' })
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.save.isError).toBe(true))
  await waitFor(() => expect(result.current.data?.customFields.occupation).toBe('Sócia'))
  expect(server.occupation).toBe('Sócia')
  Object.assign(server, { version: 4, occupation: 'Diretora' })
  void result.current.reload()
  await waitFor(() => expect(result.current.data?.customFields.occupation).toBe('Diretora'))
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isEditing).toBe(false))
  expect(sent).toEqual(['"2"', '"4"'])
  expect(server.occupation).toBe('Gerente')
})

it('lets a field that was not touched follow what somebody else has changed', async () => {
  const { server, result, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Ana Prado'))
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.form.values.occupation).toBe('Coordenadora'))
  expect(result.current.form.values.name).toBe('Ana Prado')
  expect(result.current.changed).toEqual(['occupation'])
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isEditing).toBe(false))
  expect(sent).toEqual(['"1"', '"2"'])
  expect(server).toMatchObject({ name: 'Ana Prado', occupation: 'Coordenadora' })
})

it('has nothing to lose in a field that only follows, and takes nothing of it for typed', async () => {
  const { server, result, open, unmount } = await openEditing()
  act(() => result.current.onEdit())
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  void result.current.reload()
  await waitFor(() => expect(result.current.form.values.occupation).toBe('Coordenadora'))
  expect(result.current.form.isDirty).toBe(false)
  Object.assign(server, { version: 3, occupation: 'Analista' })
  void result.current.reload()
  await waitFor(() => expect(result.current.form.values.occupation).toBe('Analista'))
  unmount()
  const { result: again } = await open()
  act(() => again.current.onEdit())
  expect(again.current.form.isDirty).toBe(false)
})

it('has nothing to lose once what was typed is undone, whatever has followed meanwhile', async () => {
  const { server, result } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Ana Prado'))
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  void result.current.reload()
  await waitFor(() => expect(result.current.form.values.occupation).toBe('Coordenadora'))
  expect(result.current.form.isDirty).toBe(true)
  act(() => result.current.form.text('name').onChange('Marina Lopes Ferreira'))
  expect(result.current.form.isDirty).toBe(false)
})

it('overwrites nothing that could not be read to be shown', async () => {
  const { server, result, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Ana Prado'))
  Object.assign(server, { version: 2, occupation: 'Coordenadora', isAway: true })
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isReadFailed).toBe(true))
  act(() => result.current.form.submit())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toEqual(['"1"', '"1"'])
  expect(server.occupation).toBe('Coordenadora')
})

it('overwrites nothing of another record that was not read yet to be shown', async () => {
  const customerId = 'c1'
  const address = 'GET /customers/c1/businessDefault'
  const server = { version: 1, addressCity: 'Recife' }
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const sent: (string | null)[] = []
  const { wrapper, asked } = await openTestPages({
    'GET /users/u1': () =>
      Response.json(buildUser({ id, name: 'Marina Lopes' }), {
        headers: { etag: `"${server.version}"` },
      }),
    [address]: async () => {
      const { version, addressCity } = server
      if (version > 1) await arrival
      return { id: 'b1', addressCity }
    },
    'PUT /users/u1': (request) => {
      sent.push(request.headers.get('if-match'))
      const body = { status: 412, code: 'PRECONDITION_FAILED', message: '', errors: {} }
      return Response.json(body, { status: 412, headers: { etag: `"${server.version}"` } })
    },
  })
  const { result } = renderHook(
    () => {
      const user = useRead(getUser, { id }).data
      const business = useRead(getDefaultBusiness, { customerId }).data
      const editing = useEditing({
        schema,
        operation: getUser,
        input: { id },
        beside: [useApp().tramite.query(getDefaultBusiness, { customerId }).queryKey],
        stored: user &&
          business && {
            name: user.name,
            email: user.email,
            occupation: business.addressCity ?? '',
          },
        onSave: (form, version) => save.mutate({ id, ...form, version }),
      })
      const save = useRun(updateUser, editing)
      return { ...editing, save, isLoaded: business !== undefined }
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current?.isLoaded).toBe(true))
  act(() => result.current.onEdit())
  act(() => result.current.form.text('name').onChange('Ana Prado'))
  Object.assign(server, { version: 2, addressCity: 'Olinda' })
  const before = { user: asked('GET /users/u1'), business: asked(address) }
  act(() => result.current.form.submit())
  await waitFor(() => expect(asked(address)).toBeGreaterThan(before.business))
  await waitFor(() => expect(asked('GET /users/u1')).toBeGreaterThan(before.user))
  await waitFor(() => expect(result.current.save.isError).toBe(true))
  act(() => result.current.form.submit())
  await waitFor(() => expect(sent).toEqual(['"1"', '"1"']))
  arrive()
  await waitFor(() => expect(result.current.form.values.occupation).toBe('Olinda'))
  await waitFor(() => {
    act(() => result.current.form.submit())
    expect(sent.at(-1)).toBe('"2"')
  })
})

it("calls its own change, whose answer was lost, nobody else's", async () => {
  const { server, result } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  // Saved, and read again because an event reported it.
  Object.assign(server, { version: 2, occupation: 'Gerente' })
  void result.current.reload()
  await waitFor(() => expect(result.current.data?.customFields.occupation).toBe('Gerente'))
  expect(result.current.changed).toEqual([])
  act(() => result.current.form.text('occupation').onChange('Diretora'))
  expect(result.current.changed).toEqual(['occupation'])
})

it('goes on from what it has saved itself, whose answer was lost', async () => {
  const { server, result, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange(' Gerente'))
  server.losesAnswers = true
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.save.isError).toBe(true))
  server.losesAnswers = false
  void result.current.reload()
  await waitFor(() => expect(result.current.data?.customFields.occupation).toBe('Gerente'))
  act(() => result.current.form.text('occupation').onChange('Diretora'))
  expect(result.current.changed).toEqual([])
  act(() => result.current.form.submit())
  await waitFor(() => expect(result.current.isEditing).toBe(false))
  expect(sent.at(-1)).toBe('"2"')
  expect(server.occupation).toBe('Diretora')
})

it('shows what the server refuses at its field', async () => {
  const { server, result } = await openEditing()
  server.refusal = 'Este nome não pode ser usado.'
  act(() => result.current.onEdit())
  act(() => result.current.form.submit())
  await waitFor(() =>
    expect(result.current.form.text('name').error).toBe('Este nome não pode ser usado.'),
  )
  expect(result.current.isEditing).toBe(true)
})

it('has what was typed again after the page has gone, until it is saved or given up', async () => {
  const { server, result, open, unmount, sent } = await openEditing()
  act(() => result.current.onEdit())
  act(() => result.current.form.text('occupation').onChange('Gerente'))
  unmount()
  const { result: again, unmount: close } = await open()
  act(() => again.current.onEdit())
  expect(again.current.form.values).toMatchObject({
    name: 'Marina Lopes Ferreira',
    occupation: 'Gerente',
  })
  expect(again.current.form.isDirty).toBe(true)
  expect(again.current.form.inputNotice).toEqual({ kind: 'restored', when: 'às 12:00' })
  expect(again.current.changed).toEqual([])
  act(() => again.current.onCancel())
  act(() => again.current.onEdit())
  expect(again.current.form.values.occupation).toBe('Analista')
  expect(again.current.form.inputNotice).toBeUndefined()

  // Over somebody else's change, which the user has been told of.
  act(() => again.current.form.text('occupation').onChange('Diretora'))
  close()
  Object.assign(server, { version: 2, occupation: 'Coordenadora' })
  const { result: last, unmount: leave } = await open()
  void last.current.reload()
  await waitFor(() => expect(last.current.data?.customFields.occupation).toBe('Coordenadora'))
  act(() => last.current.onEdit())
  expect(last.current.form.values.occupation).toBe('Diretora')
  expect(last.current.changed).toEqual(['occupation'])
  act(() => last.current.form.submit())
  await waitFor(() => expect(last.current.isEditing).toBe(false))
  expect(sent).toEqual(['"2"'])
  leave()
  const { result: saved } = await open()
  act(() => saved.current.onEdit())
  expect(saved.current.form.isDirty).toBe(false)
})

it('calls a list that is the same nobody else’s change, whatever array it comes in', async () => {
  const { wrapper } = await openTestPages({ 'GET /users/u1': () => buildUser({ id }) })
  const server = { usersNotification: ['ana', 'bia'] }
  const listSchema = createReminderEditSchema(() => '2026-11-19')
  const open = () =>
    renderHook(
      () =>
        useEditing({
          schema: listSchema,
          operation: getUser,
          input: { id },
          // A new array for every render.
          stored: { usersNotification: [...server.usersNotification] },
          onSave: () => {},
        }),
      { wrapper },
    )
  const { result, unmount } = open()
  await waitFor(() => expect(result.current).not.toBeNull())
  act(() => result.current.onEdit())
  act(() => result.current.form.field('usersNotification').onChange(['ana', 'clara']))
  expect(result.current.changed).toEqual([])
  unmount()
  const { result: again, rerender } = open()
  await waitFor(() => expect(again.current).not.toBeNull())
  act(() => again.current.onEdit())
  expect(again.current.form.values.usersNotification).toEqual(['ana', 'clara'])
  expect(again.current.changed).toEqual([])
  server.usersNotification = ['ana']
  rerender()
  expect(again.current.changed).toEqual(['usersNotification'])
  // The field has somebody else's value.
  act(() => again.current.form.field('usersNotification').onChange(['ana']))
  expect(again.current.changed).toEqual([])
})

it('leaves what was typed into another form of the same record', async () => {
  const { wrapper } = await openTestPages({ 'GET /users/u1': () => buildUser({ id }) })
  const record = { operation: getUser, input: { id }, onSave: () => {} } as const
  const open = async () => {
    const page = renderHook(
      () => ({
        name: useEditing({
          ...record,
          schema: createMarkEditSchema('Mista'),
          stored: { name: 'Ana' },
        }),
        email: useEditing({ ...record, schema: signInSchema, stored: { email: 'ana@a.example' } }),
      }),
      { wrapper },
    )
    await waitFor(() => expect(page.result.current).not.toBeNull())
    act(() => page.result.current.name.onEdit())
    return page
  }
  const first = await open()
  act(() => first.result.current.name.form.text('name').onChange('Ana Lima'))
  first.unmount()
  const second = await open()
  act(() => second.result.current.email.onEdit())
  act(() => second.result.current.email.form.text('email').onChange('lima@a.example'))
  act(() => second.result.current.email.onCancel())
  second.unmount()
  const { result } = await open()
  expect(result.current.name.form.values.name).toBe('Ana Lima')
})
