import { afterEach, describe, expect, it } from 'vitest'
import type { testWork } from '../../testing/work/test-work.ts'
import { createWorkerPool, WorkError, type WorkerPool } from './worker-pool.ts'

const entry = new URL('../../testing/work/test.worker.ts', import.meta.url)
let pool: WorkerPool<typeof testWork>
afterEach(() => pool.close())
const start = (options: Partial<Parameters<typeof createWorkerPool>[0]> = {}) => {
  pool = createWorkerPool<typeof testWork>({ entry, ...options })
}
const a = { owner: 'a' }
/** Filled in seconds, on a busy machine too. */
const LITTLE_MB = 128

describe('work in threads', () => {
  it('is done, and fails as work that could not be done', async () => {
    start()
    expect(await pool.run('echo', 'feito', a)).toBe('feito')
    await expect(pool.run('fail', 'why', a)).rejects.toThrow(WorkError)
    expect(await pool.run('echo', 'de novo', a)).toBe('de novo')
  })

  it('takes over the memory that is handed to it, without a copy', async () => {
    start()
    const bytes = Buffer.from(new ArrayBuffer(1000))
    expect(await pool.run('measure', bytes, { ...a, transfer: [bytes.buffer] })).toBe(1000)
    expect(bytes.byteLength).toBe(0)
  })

  it('is given up after a time, and the next is done all the same', async () => {
    start({ threads: 1, timeoutMs: 3000 })
    await expect(pool.run('spin', undefined, a)).rejects.toThrow(WorkError)
    expect(await pool.run('echo', 'vivo', a)).toBe('vivo')
  })

  it('ends with its memory, and not the process', async () => {
    start({ threads: 1, memoryMb: LITTLE_MB })
    const failed = pool.run('fill', undefined, a)
    await expect(failed).rejects.toMatchObject({ cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } })
    expect(await pool.run('echo', 'vivo', a)).toBe('vivo')
  })

  it('may run out of its memory while it is given up', async () => {
    start({ threads: 1, memoryMb: LITTLE_MB })
    const began = performance.now()
    await pool.run('fill', undefined, a).catch(() => {})
    const took = performance.now() - began
    for (const part of [0.9, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06]) {
      const signal = AbortSignal.timeout(Math.round(took * part))
      await expect(pool.run('fill', undefined, { ...a, signal })).rejects.toThrow(WorkError)
    }
    expect(await pool.run('echo', 'vivo', a)).toBe('vivo')
  })

  it('of one leaves a thread for the others, however much it is', async () => {
    start()
    const endless = Array.from({ length: 5 }, () => pool.run('spin', undefined, a))
    const all = Promise.allSettled(endless)
    expect(await pool.run('echo', 'vez', { owner: 'b' })).toBe('vez')
    await pool.close()
    expect((await all).every(({ status }) => status === 'rejected')).toBe(true)
  })

  it('is given up when nobody waits for it any more, begun or not', async () => {
    start({ threads: 1 })
    const begun = new AbortController()
    const waiting = new AbortController()
    const first = pool.run('spin', undefined, { owner: 'a', signal: begun.signal })
    const second = pool.run('spin', undefined, { owner: 'b', signal: waiting.signal })
    const both = Promise.allSettled([first, second])
    waiting.abort()
    await expect(second).rejects.toThrow(WorkError)
    begun.abort()
    await both
    expect(await pool.run('echo', 'livre', a)).toBe('livre')
  })

  it('is refused where too much of one waits', async () => {
    start({ threads: 1, maxWaitingOfOne: 2 })
    const endless = Array.from({ length: 3 }, () => pool.run('spin', undefined, a))
    const all = Promise.allSettled(endless)
    await expect(pool.run('echo', 'x', a)).rejects.toThrow(WorkError)
    await pool.close()
    await all
  })
})
