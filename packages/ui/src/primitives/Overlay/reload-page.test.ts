import { afterEach, expect, it, vi } from 'vitest'
import { reloadPage } from './reload-page.ts'

const reload = vi.fn()

/** A server whose answers a test releases. */
function hangServer(): () => void {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('window', { location: { reload } })
  vi.stubGlobal('fetch', () => promise)
  return () => resolve(new Response())
}

afterEach(() => {
  reload.mockClear()
  vi.unstubAllGlobals()
})

it('reloads the document once the server answers', async () => {
  const answer = hangServer()
  const reloaded = reloadPage(new AbortController().signal)
  expect(reload).not.toHaveBeenCalled()
  answer()
  await reloaded
  expect(reload).toHaveBeenCalledOnce()
})

it('leaves the document alone if what asked for it has gone before the answer', async () => {
  const answer = hangServer()
  const left = new AbortController()
  const reloaded = reloadPage(left.signal)
  left.abort()
  answer()
  await reloaded
  expect(reload).not.toHaveBeenCalled()
})
