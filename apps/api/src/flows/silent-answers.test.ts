import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTramite } from '@tramite/core'
import { getFile } from '@tramite/core/files'
import { getHome } from '@tramite/core/home'
import { isApiError } from '@tramite/core/http'
import { afterAll, beforeAll, expect, it } from 'vitest'

// Garbage collection makes Node forget the signal of a request; the SDK holds on to it.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
async function collectAll(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    collect()
    await pause(10)
  }
}

/** Starts every answer and then sends nothing more. */
let server: Server
let origin: string
let open = 0
let begun = 0
beforeAll(async () => {
  server = createServer((request, response) => {
    open += 1
    begun += 1
    response.once('close', () => {
      open -= 1
    })
    response.writeHead(200, { 'content-type': request.headers.accept ?? 'text/plain' })
    response.write(': open\n\n')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const build = (timeout: number) =>
  createTramite({ baseUrl: origin, policy: { timeout, retries: 0 } })
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isApiError(error) ? error.kind : error),
  )

it('ends what its caller gives up', async () => {
  const controller = new AbortController()
  const { signal } = controller
  const asked = kindOf(getHome(build(60_000).client).queryFn({ signal }))
  const stored = kindOf(getFile(fetch, { signedUrl: `${origin}/k1`, signal }))
  await expect.poll(() => open).toBe(2)
  await collectAll()
  controller.abort()
  expect(await Promise.all([asked, stored])).toEqual(['aborted', 'aborted'])
  await expect.poll(() => open).toBe(0)
})

it('ends what does not come in its time', async () => {
  const before = begun
  const asked = kindOf(build(3000).read(getHome))
  // On a busy machine it may be over by the time it is looked at.
  await expect.poll(() => begun).toBe(before + 1)
  await collectAll()
  expect(await asked).toBe('timeout')
  await expect.poll(() => open).toBe(0)
})

it('lets go of a stream of events that is closed', async () => {
  const states: string[] = []
  const onStatus = (status: string) => void states.push(status)
  const stream = build(60_000).listen({ onEvent() {}, onStatus })
  await expect.poll(() => states).toContain('live')
  await collectAll()
  stream.close()
  await expect.poll(() => open).toBe(0)
})
