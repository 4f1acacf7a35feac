import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('writes to the log why a read failed of which the user is told nothing', async () => {
  const [show, log] = [vi.fn(), vi.fn()]
  const queries = createQueryClient({ show }, (code) => code, log)
  const lost = new Error('offline')
  const read = queries.fetchQuery({
    queryKey: ['templates'],
    queryFn: () => Promise.reject(lost),
    meta: { silent: true },
  })
  await expect(read).rejects.toBe(lost)
  expect(log).toHaveBeenCalledExactlyOnceWith(lost)
  expect(show).not.toHaveBeenCalled()
})
