import { renderHook, waitFor } from '@testing-library/react'
import { buildUser } from '@tramite/core/testing'
import { getUser } from '@tramite/core/users'
import { expect, it, vi } from 'vitest'
import { useRead } from '../calls/use-read.ts'
import { openTestPages } from '../testing/open-test-app.tsx'
import { useRecordToEdit } from './use-record-to-edit.ts'

const id = 'u1'

it('waits for the record as it is now, whatever was read before', async () => {
  let name = 'Ana'
  const { wrapper } = await openTestPages({
    'GET /users/u1': () => Response.json(buildUser({ id, name })),
  })
  const before = renderHook(() => useRead(getUser, { id }), { wrapper })
  await waitFor(() => expect(before.result.current.data?.name).toBe('Ana'))
  name = 'Ana Lima'
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

it('says once that the record cannot be read', async () => {
  const body = { status: 404, code: 'NOT_FOUND', message: '' }
  const { wrapper } = await openTestPages({
    'GET /users/u1': () => Response.json(body, { status: 404 }),
  })
  const onMissing = vi.fn()
  const record = renderHook(() => useRecordToEdit(getUser, { id }, () => onMissing()), { wrapper })
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1))
  expect(record.result.current).toBeUndefined()
})
