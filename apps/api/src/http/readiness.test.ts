import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadiness, type ReadinessParts } from './readiness.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function startWith(check: () => Promise<void>) {
  return createReadiness({
    role: 'worker',
    database: { query: async () => ({ rows: [] }) },
    files: { check: async () => undefined },
    jobs: { delay: async () => 0 },
    mailer: { check },
    scanner: null,
    disk: { hasSpace: async () => true },
  } as unknown as ReadinessParts)
}

describe('whether mail is there', () => {
  it('is asked again where what is known is old, and not told from then', async () => {
    const check = vi.fn<() => Promise<void>>(async () => undefined)
    const { examine } = startWith(check)
    expect((await examine()).mail).toBe('ok')
    check.mockRejectedValue(new Error('away'))
    vi.advanceTimersByTime(10_000)
    expect((await examine()).mail).toBe('ok')
    expect(check).toHaveBeenCalledTimes(1)

    vi.advanceTimersByTime(5 * 60_000)
    expect((await examine()).mail).toBe('unavailable')
    check.mockResolvedValue(undefined)
    vi.advanceTimersByTime(5 * 60_000)
    expect((await examine()).mail).toBe('ok')
  })
})
