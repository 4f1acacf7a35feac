import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { startTestS3, type TestS3 } from '../../testing/s3-server.ts'
import { systemClock } from '../clock.ts'
import type { FileStore } from './files.port.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Files } from './s3-files.ts'
import { StorageError } from './storage-error.ts'

/** What happens to files when the storage, the network or a clock fails. */

const DAY = 24 * 60 * 60 * 1000
/** How long a failed storage is left alone. */
const PAUSE_MS = 500
/** Waits until it is tried again. */
const rest = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS + 50))
let s3: TestS3
let files: FileStore
let count = 0
beforeAll(async () => {
  s3 = await startTestS3()
})
afterAll(() => s3.close())
beforeEach(() => {
  s3.faults.next()
  s3.faults.always(null)
  files = create()
})

function create(offset = 0, settings = s3.settings, timeoutMs = HANGS_MS): FileStore {
  const clock = { now: () => new Date(systemClock.now().getTime() + offset) }
  return createS3Files(createS3Client(settings, clock, { timeoutMs, pauseMs: PAUSE_MS }), settings)
}
/** Gives silence up, but waits longer than a busy machine takes for an answer that comes. */
const createImpatient = () => create(0, s3.settings, 2000)
const newFile = (size = 11) => ({
  key: `uploads/${++count}-019a2c62`,
  contentType: 'application/pdf',
  size,
})
const put = (
  address: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string> = {},
) =>
  fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/pdf', ...headers },
    body,
  })
async function uploaded(store = files) {
  const file = newFile()
  expect((await put(await store.createPutUrl(file), 'eleven char')).status).toBe(200)
  return file
}
const get = async (key: string, store = files) =>
  fetch(await store.createGetUrl({ key, fileName: 'a.pdf', contentType: 'application/pdf' }))

describe('a call that fails', () => {
  it.each([
    ['an error', 500],
    ['too many requests', 429],
    ['a cut', 'cut'],
    ['a cut answer', 'cutAnswer'],
    ['silence', 'silence'],
    ['a delay', { wait: 200 }],
  ] as const)('with %s is made again', async (_, fault) => {
    const file = await uploaded()
    // Two checks, then the copy.
    s3.faults.next(fault, null, null, fault)
    expect(await createImpatient().keep(file)).toMatchObject({ size: 11 })
    expect(await (await get(file.key)).text()).toBe('eleven char')
  })

  it('although it says that it succeeded is made again', async () => {
    const file = await uploaded()
    s3.faults.next(null, null, 200)
    expect(await files.keep(file)).toMatchObject({ size: 11 })
    expect(await (await get(file.key)).text()).toBe('eleven char')
  })

  it('for good is given up soon, and the next ones at once', async () => {
    const store = createImpatient()
    const file = await uploaded(store)
    s3.faults.always(() => 'silence')
    await expect(store.keep(file)).rejects.toThrow(StorageError)
    const asked = s3.faults.count()
    await expect(store.keep(file)).rejects.toThrow(StorageError)
    expect(s3.faults.count()).toBe(asked)

    s3.faults.always(null)
    await rest()
    expect(await store.keep(file)).toMatchObject({ size: 11 })
  })

  it('with an error that never ends is given up as well', async () => {
    const server = createServer((_, reply) => reply.writeHead(500).write('<Error>'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const settings = { ...s3.settings, address: `http://127.0.0.1:${port}/bucket` }
    const client = createS3Client(settings, systemClock, { timeoutMs: 100 })
    try {
      const first = client.stream('uploads/a')[Symbol.asyncIterator]().next()
      await expect(first).rejects.toThrow(StorageError)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  it('for want of rights is not made again, and names no secret', async () => {
    const stranger = create(0, { ...s3.settings, secretAccessKey: 'wrong' })
    let asked = 0
    s3.faults.always(({ url }) => {
      if (url?.includes('max-keys')) asked += 1
      return null
    })
    const failure = await stranger.check().catch((error: Error) => error)
    expect(failure).toBeInstanceOf(StorageError)
    expect(String(failure)).toContain('403 SignatureDoesNotMatch')
    expect(String(failure)).not.toMatch(/wrong|S3RVER|http/)
    expect(asked).toBe(1)
  })
})

describe.each([
  ['fast', 20 * 60_000],
  ['slow', -20 * 60_000],
  ['of another year', -300 * DAY],
])('with a clock that is %s', (_, offset) => {
  it('the time of the storage is used', async () => {
    const store = create(offset)
    await store.check()
    const file = await uploaded(store)
    expect(await store.keep(file)).toMatchObject({ size: 11 })
    expect((await get(file.key, store)).status).toBe(200)
  })
})

describe('uploads over a bad line', () => {
  it('are whole or not there, and leave nothing behind in the end', async () => {
    const faults = [500, 'cut', 'cutUpload', 'cutAnswer', 'silence'] as const
    let requests = 0
    const store = createImpatient()
    s3.faults.always(() => (++requests % 5 === 0 ? (faults[(requests / 5) % 5] ?? null) : null))
    const keep = async (file: ReturnType<typeof newFile>, body: Buffer) => {
      for (let tries = 0; tries < 4; tries += 1) {
        // A slow upload on a busy machine, overwritten by the next one while it is still arriving.
        const signal = AbortSignal.timeout(4000)
        const address = await store.createPutUrl(file)
        const headers = { 'content-type': file.contentType }
        await fetch(address, { method: 'PUT', headers, body, signal }).catch(() => undefined)
        if (await store.keep(file).catch(() => null)) return true
      }
      return false
    }
    const all = Array.from({ length: 60 }, (_, i) => ({
      file: newFile(5000 + i),
      body: Buffer.alloc(5000 + i, i),
    }))
    const isKept: boolean[] = []
    for (let i = 0; i < all.length; i += 20) {
      isKept.push(...(await Promise.all(all.slice(i, i + 20).map((a) => keep(a.file, a.body)))))
    }
    s3.faults.always(null)
    await rest()

    expect(isKept.filter(Boolean).length).toBeGreaterThan(40)
    for (const [i, { file, body }] of all.entries()) {
      const answer = await get(file.key)
      if (isKept[i]) expect(answer.status).toBe(200)
      if (answer.ok) expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
      if (!isKept[i]) await files.remove(file.key)
    }
    s3.age(2 * DAY)
    await files.sweep()
    const kept = all.filter((_, i) => isKept[i]).map(({ file }) => file.key)
    const listed = s3.keys().filter((key) => all.some(({ file }) => key.endsWith(file.key)))
    expect(listed.sort()).toEqual(kept.sort())
  })
})

describe('what is read back', () => {
  const read = async (key: string, store = files) => {
    const pieces: Uint8Array[] = []
    for await (const piece of store.read(key)) pieces.push(piece)
    return Buffer.concat(pieces).toString()
  }

  it.each([
    ['an error', 500],
    ['a cut', 'cut'],
    ['silence', 'silence'],
    ['a delay', { wait: 200 }],
  ] as const)('comes at the second try after %s', async (_, fault) => {
    const file = await uploaded()
    await files.keep(file)
    s3.faults.next(fault)
    expect(await read(file.key, createImpatient())).toBe('eleven char')
  })

  it('fails half-way when the storage does, instead of ending there', async () => {
    const file = await uploaded()
    await files.keep(file)
    s3.faults.next('cutAnswer')
    await expect(read(file.key)).rejects.toThrow(StorageError)
  })

  it('may take its reader as long as they like', async () => {
    const file = newFile(200_000)
    const content = randomBytes(file.size)
    expect((await put(await files.createPutUrl(file), content)).status).toBe(200)
    await files.keep(file)
    const pieces: Buffer[] = []
    for await (const piece of files.read(file.key)) {
      pieces.push(Buffer.from(piece))
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    expect(pieces.length).toBeGreaterThan(1)
    expect(Buffer.concat(pieces).equals(content)).toBe(true)
  })
})

describe('sweep', () => {
  it('removes uploads of yesterday that nobody kept, and nothing else', async () => {
    const [old, kept] = [await uploaded(), await uploaded()]
    await files.keep(kept)
    s3.age(DAY + 60_000)
    const young = await uploaded()
    await files.sweep()
    expect(await files.keep(old)).toBeNull()
    expect(await files.keep(young)).toMatchObject({ size: 11 })
    expect((await get(kept.key)).status).toBe(200)
  })
})

describe('a page of the portal', () => {
  const preflight = async (origin: string) =>
    fetch(await files.createPutUrl(newFile()), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })

  it('may put files where the bucket lets it, no other page', async () => {
    const allowed = await preflight('https://portal.example')
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type')
    expect((await preflight('https://evil.example')).status).toBe(403)
  })

  it('reaches one bucket and not its neighbours', () => {
    expect(files.browserSource).toBe(`${s3.settings.address}/`)
    const address = 'https://arquivos.s3.sa-east-1.amazonaws.com'
    expect(create(0, { ...s3.settings, address }).browserSource).toBe(address)
  })
})
