import { expect, it, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

it('loads once for all who ask', async () => {
  const load = vi.fn(async () => ({}))
  const get = loadOnce(load)
  expect(await get()).toBe(await get())
  expect(load).toHaveBeenCalledOnce()
})

it('tries again after a load that failed', async () => {
  const load = vi.fn(async () => 'there')
  load.mockRejectedValueOnce(new Error('lost'))
  const get = loadOnce(load)
  await expect(get()).rejects.toThrow('lost')
  expect(await get()).toBe('there')
})
