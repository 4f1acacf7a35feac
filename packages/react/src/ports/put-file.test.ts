import { uploadTimeout } from '@tramite/core/files'
import { transportMessages } from '@tramite/core/messages'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putFile } from './put-file.ts'

/** A storage that gives the answers the test chooses. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  readonly upload = new EventTarget()
  status = 0
  constructor() {
    super()
    FakeRequest.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.end('abort')
  }
  end(how: 'load' | 'abort' | 'error', status = 0) {
    this.status = status
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
  progress() {
    this.upload.dispatchEvent(new Event('progress'))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new File(['x'], 'a.pdf', { type: 'application/pdf' })
const send = (signal?: AbortSignal) =>
  putFile({ signedUrl: 'https://files.example/a', file, onProgress: () => {}, signal })
const put = (signal?: AbortSignal) =>
  send(signal).then(
    () => 'there',
    (error: { kind: string }) => error.kind,
  )

it('is given up when the storage says nothing', async () => {
  const sent = put()
  await vi.advanceTimersByTimeAsync(uploadTimeout(file.size))
  expect(await sent).toBe('timeout')
})

it('waits for a line that it shares with the other files of a form', async () => {
  const file = new File([new Uint8Array(1024 * 1024)], 'a.pdf')
  const sent = putFile({ signedUrl: 'https://files.example/a', file, onProgress: () => {} })
  await vi.advanceTimersByTimeAsync(uploadTimeout(file.size) - 1)
  FakeRequest.last.end('load', 200)
  await expect(sent).resolves.toBeUndefined()
})

it('takes its time as long as something moves', async () => {
  const sent = put()
  const nearly = uploadTimeout(file.size) - 1
  for (let round = 0; round < 3; round += 1) {
    await vi.advanceTimersByTimeAsync(nearly)
    FakeRequest.last.progress()
  }
  FakeRequest.last.end('load', 200)
  expect(await sent).toBe('there')
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['refused', 'load', 403, 'problem'],
  ['cut off', 'error', 0, 'network'],
] as const)('fails when it is %s', async (_, how, status, kind) => {
  const sent = put()
  FakeRequest.last.end(how, status)
  expect(await sent).toBe(kind)
  expect(vi.getTimerCount()).toBe(0)
})

it.each([
  ['refuses', 'load', 403, { code: 'HTTP_403', status: 403 }],
  ['has no room for it', 'load', 413, { code: 'HTTP_413', status: 413 }],
  [
    'cannot be reached',
    'error',
    0,
    { code: 'NETWORK', message: transportMessages['transport.network'] },
  ],
] as const)('says what any other call does when the storage %s', async (_, how, status, error) => {
  const sent = send()
  FakeRequest.last.end(how, status)
  await expect(sent).rejects.toMatchObject(error)
})

it('stops when it is called off', async () => {
  const controller = new AbortController()
  const sent = put(controller.signal)
  controller.abort()
  expect(await sent).toBe('aborted')
})

it('does not begin when it was called off before', async () => {
  expect(await Promise.race([put(AbortSignal.abort()), Promise.resolve().then(() => 'sent')])).toBe(
    'aborted',
  )
})

it('tells a time of the caller that is up as one, and leaves nothing at the signal', async () => {
  const controller = new AbortController()
  const left = vi.spyOn(controller.signal, 'removeEventListener')
  const sent = put(controller.signal)
  controller.abort(new DOMException('', 'TimeoutError'))
  expect(await sent).toBe('timeout')
  expect(left).toHaveBeenCalled()
})
