import { renderHook, waitFor } from '@testing-library/react'
import { getMark } from '@tramite/core/marks'
import { buildUser } from '@tramite/core/testing'
import { getUser } from '@tramite/core/users'
import { expect, it, vi } from 'vitest'
import { useRead } from '../calls/use-read.ts'
import { openTestPages, problem } from '../testing/open-test-app.tsx'
import { useRecordToEdit } from './use-record-to-edit.ts'

const id = 'u1'

/** A page that shows the user; `user` may be replaced by what is answered from then on. */
async function openUserPage() {
  const server: { user: object } = { user: buildUser({ id, name: 'Ana' }) }
  const opened = await openTestPages({
    'GET /users/u1': () =>
      server.user instanceof Response ? server.user.clone() : Response.json(server.user),
  })
  const { wrapper } = opened
  const before = renderHook(() => useRead(getUser, { id }), { wrapper })
  await waitFor(() => expect(before.result.current.data?.name).toBe('Ana'))
  return { ...opened, server }
}

it('waits for the record as it is now, whatever was read before', async () => {
  const { wrapper, server } = await openUserPage()
  server.user = buildUser({ id, name: 'Ana Lima' })
  const names: (string | undefined)[] = []
  renderHook(
    () => {
      names.push(useRecordToEdit(getUser, { id }, vi.fn())?.name)
    },
    { wrapper },
  )
  await waitFor(() => expect(names).toContain('Ana Lima'))
  expect(names).not.toContain('Ana')
})

it('gives nothing of before when it cannot be read anew', async () => {
  const { wrapper, server } = await openUserPage()
  server.user = problem(404, 'NOT_FOUND')
  const names: (string | undefined)[] = []
  const onMissing = vi.fn()
  renderHook(
    () => {
      names.push(useRecordToEdit(getUser, { id }, onMissing)?.name)
    },
    { wrapper },
  )
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  expect(names).not.toContain('Ana')
})

it('keeps what it has read where a later reading fails', async () => {
  const { app, wrapper, server } = await openUserPage()
  const onMissing = vi.fn()
  const record = renderHook(() => useRecordToEdit(getUser, { id }, onMissing), { wrapper })
  await waitFor(() => expect(record.result.current?.name).toBe('Ana'))
  server.user = problem(500, 'INTERNAL')
  await app.queries.invalidateQueries({ queryKey: ['users'] })
  expect(record.result.current?.name).toBe('Ana')
  expect(onMissing).not.toHaveBeenCalled()
})

it('says once that the record cannot be read', async () => {
  const { toastTitles, wrapper } = await openTestPages({})
  const onMissing = vi.fn()
  const record = renderHook(() => useRecordToEdit(getUser, { id }, () => onMissing()), { wrapper })
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  expect(record.result.current).toBeUndefined()
  expect(toastTitles()).toHaveLength(1)
})

it.each([
  [problem(500, 'INTERNAL', 'Não foi desta vez.')],
  [problem(404, 'NOT_FOUND', 'Não encontramos.')],
  [problem(400, 'INVALID', 'Não se lê assim.')],
])('tells of it once, also where the operation leaves it to the screen', async (answer) => {
  const { toastTitles, wrapper } = await openTestPages({ 'GET /marcas/m1': () => answer.clone() })
  const onMissing = vi.fn()
  renderHook(
    () => {
      // A page that shows the same record, and says itself that it could not be read.
      useRead(getMark, { id: 'm1' })
      return useRecordToEdit(getMark, { id: 'm1' }, onMissing)
    },
    { wrapper },
  )
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(toastTitles()).toHaveLength(1))
})
