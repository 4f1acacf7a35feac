import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Fetch } from '../http/index.ts'
import { askStorage } from './storage.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const url = 'https://storage.example/k1'
const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error)

/** A storage that says nothing, until it is given up. */
const silent: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** A storage that sends a piece every twenty seconds, for a number of times, and then nothing more. */
const slow =
  (pieces: number, ends: boolean): Fetch =>
  async ({ signal }) =>
    new Response(
      new ReadableStream({
        start(controller) {
          signal.addEventListener('abort', () => controller.error(signal.reason))
          for (let i = 0; i < pieces; i += 1) {
            setTimeout(() => controller.enqueue(new Uint8Array([65 + i])), i * 20_000)
          }
          if (ends) setTimeout(() => controller.close(), pieces * 20_000)
        },
      }),
    )

it('is waited for as long as something comes', async () => {
  const asked = askStorage(slow(6, true), { url, method: 'GET' })
  await vi.advanceTimersByTimeAsync(130_000)
  expect(await (await asked).text()).toBe('ABCDEF')
})

it.each([
  ['at once', silent],
  ['half-way', slow(2, false)],
])('is given up when it falls silent %s', async (_, fetch) => {
  const asked = failureOf(askStorage(fetch, { url, method: 'GET' }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await asked).toMatchObject({ kind: 'timeout' })
})

it('has longer for a large file, of which three may share the line', async () => {
  const body = new Blob([new Uint8Array(1024 * 1024)])
  const over = vi.fn()
  const asked = failureOf(askStorage(silent, { url, method: 'PUT', body })).finally(over)
  await vi.advanceTimersByTimeAsync(220_000)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await asked).toMatchObject({ kind: 'timeout' })
})

it('is left at once by who gives up', async () => {
  const controller = new AbortController()
  const asked = failureOf(askStorage(silent, { url, method: 'GET', signal: controller.signal }))
  controller.abort()
  expect(await asked).toMatchObject({ kind: 'aborted' })
})
