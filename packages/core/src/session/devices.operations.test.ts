import { expect, it, vi } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { endOtherSessions, endSession } from './devices.operations.ts'

/** A client whose calls are answered one after the other; undefined for no answer. */
function clientOf(...statuses: readonly (number | undefined)[]) {
  const left = [...statuses]
  const fetch = vi.fn(async () => {
    const status = left.shift()
    if (status === undefined) throw new TypeError('fetch failed')
    return status === 204
      ? new Response(null, { status })
      : Response.json({ status, code: 'NOT_FOUND', message: 'Não há.' }, { status })
  })
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 't',
    businessId: () => null,
    policy: { retries: 0 },
    fetch,
  })
  return { client, fetch }
}

it.each([[204], [404]])(
  'a device that is signed out by a lost call is so, by the %d after it',
  async (status) => {
    const { client, fetch } = clientOf(undefined, status)
    await expect(endSession(client).mutationFn({ id: 's1' })).resolves.toBeUndefined()
    expect(fetch).toHaveBeenCalledTimes(2)
  },
)

it('a device that is not there is refused, without a lost call before', async () => {
  const { client, fetch } = clientOf(404)
  await expect(endSession(client).mutationFn({ id: 's1' })).rejects.toThrow()
  expect(fetch).toHaveBeenCalledOnce()
})

it('all other devices are signed out once more where there was no answer', async () => {
  const { client, fetch } = clientOf(undefined, 204)
  await expect(endOtherSessions(client).mutationFn()).resolves.toBeUndefined()
  expect(fetch).toHaveBeenCalledTimes(2)
})
