import { mkdtempSync, rmSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { FILE_SIZE_MAX } from '@tramite/core/files'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestS3 } from '../../testing/s3-server.ts'
import { systemClock } from '../clock.ts'
import { FileKeyError } from './file-key.ts'
import { type FileStore, MAX_STORED_BYTES } from './files.port.ts'
import { localFilesRoutes } from './local-files.routes.ts'
import { createLocalFiles } from './local-files.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Files } from './s3-files.ts'

/** What every file store guarantees. */

type Body = NonNullable<RequestInit['body']>

interface Subject {
  readonly files: FileStore
  /** Offset of the clock for signed addresses, milliseconds. */
  readonly time: { offset: number }
  /** Prefix of relative addresses. */
  readonly origin: string
  close(): Promise<void>
}

const createTime = () => {
  const time = { offset: 0 }
  return { time, clock: { now: () => new Date(systemClock.now().getTime() + time.offset) } }
}

async function startLocal(): Promise<Subject> {
  const directory = mkdtempSync(join(tmpdir(), 'tramite-files-'))
  const { time, clock } = createTime()
  const secret = 'the secret of these tests, long enough'
  const files = createLocalFiles({ directory, secret, clock })
  const app = Fastify({ forceCloseConnections: true })
  await app.register(localFilesRoutes, { files, secret, clock })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    files,
    time,
    origin,
    async close() {
      await app.close()
      rmSync(directory, { recursive: true })
    },
  }
}

async function startS3(): Promise<Subject> {
  const { settings, close } = await startTestS3()
  const { time, clock } = createTime()
  const files = createS3Files(createS3Client(settings, clock), settings)
  return { files, time, origin: '', close }
}

describe.each([
  ['the local disk', startLocal],
  ['S3', startS3],
])('files on %s', (_, start) => {
  let subject: Subject
  let files: FileStore
  let count = 0
  beforeAll(async () => {
    subject = await start()
    files = subject.files
  })
  afterAll(() => subject.close())

  const newKey = () => `uploads/${++count}-019a2c62`
  const content = Buffer.from('eleven char')
  const pdf = (key = newKey()) => ({ key, contentType: 'application/pdf', size: content.length })

  async function put(address: string, body: Body = content, contentType = 'application/pdf') {
    const headers = { 'content-type': contentType }
    return (await fetch(subject.origin + address, { method: 'PUT', headers, body })).status
  }
  const get = async (key: string, fileName = 'contrato.pdf', contentType = 'application/pdf') =>
    fetch(subject.origin + (await files.createGetUrl({ key, fileName, contentType })))

  /** Uploads and keeps a file; returns its key. */
  async function kept(file = pdf(), body: Body = content): Promise<string> {
    const sent = file.contentType || 'application/octet-stream'
    expect(await put(await files.createPutUrl(file), body, sent)).toBe(200)
    expect(await files.keep(file)).toMatchObject({ size: file.size })
    return file.key
  }
  async function expectNothing(file: ReturnType<typeof pdf>) {
    expect(await files.keep(file)).toBeNull()
    expect((await get(file.key)).ok).toBe(false)
  }

  it('keeps a file of its own that comes in pieces, and refuses too few of them', async () => {
    const key = `exports/streamed-${Date.now()}`
    const streamed = (text: string) =>
      files.storeStream({ key, contentType: 'application/zip', size: 2 * text.length }, () =>
        Readable.from([text, text]),
      )
    await streamed('primeiro')
    expect(await files.head(key)).toMatchObject({ size: 16 })
    const pieces: Uint8Array[] = []
    for await (const piece of files.read(key)) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).toBe('primeiroprimeiro')
    const short = files.storeStream({ key: `${key}-b`, contentType: 'text/plain', size: 9 }, () =>
      Readable.from(['curto']),
    )
    await expect(short).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })

  it('come back as a download with name, type and size', async () => {
    const file = pdf()
    const key = await kept(file)
    expect(await files.keep(file)).toEqual({ size: 11, contentType: 'application/pdf' })
    const answer = await get(key, 'Ação "nº 1" (d\'água)*.pdf')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('eleven char')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '11',
      'cache-control': 'private, no-store',
      'content-disposition':
        "attachment; filename=\"Acao _n_ 1_ (d'agua)*.pdf\"; filename*=UTF-8''A%C3%A7%C3%A3o%20%22n%C2%BA%201%22%20%28d%27%C3%A1gua%29%2A.pdf",
    })
  })

  it.each([
    ['', 'application/octet-stream'],
    ['Text/HTML; charset=utf-8', 'text/html'],
    ['application/vnd.oasis.opendocument.text', 'application/vnd.oasis.opendocument.text'],
  ])('may announce the type %j', async (contentType, stored) => {
    const file = { ...pdf(), contentType }
    await kept(file)
    expect((await files.keep(file))?.contentType).toBe(stored)
    expect((await get(file.key)).headers.get('content-disposition')).toMatch(/^attachment/)
  })

  it.each([
    ['text/html', 'application/octet-stream'],
    ['text/javascript', 'application/octet-stream'],
    ['image/svg+xml', 'application/octet-stream'],
    ['application/xml', 'application/octet-stream'],
    ['', 'application/octet-stream'],
    ['image/png', 'image/png'],
    ['Text/Plain; charset=utf-8', 'text/plain'],
  ])('of the type %j are delivered as %s, whatever was announced', async (contentType, type) => {
    for (const announced of [contentType, 'application/pdf']) {
      const key = await kept({ ...pdf(), contentType: announced })
      const answer = await get(key, 'a.pdf', contentType)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/)
    }
  })

  it('may be empty, and of the largest size', async () => {
    await kept({ ...pdf(), size: 0 }, Buffer.alloc(0))
    const large = { ...pdf(), size: FILE_SIZE_MAX }
    await kept(large, Buffer.alloc(FILE_SIZE_MAX, 7))
    expect((await (await get(large.key)).arrayBuffer()).byteLength).toBe(FILE_SIZE_MAX)
  })

  it.each([
    ['another type', content, 'text/html'],
    ['more bytes', Buffer.from('twelve chars'), 'application/pdf'],
    ['fewer bytes', Buffer.from('ten chars!'), 'application/pdf'],
  ])('are not taken with %s than announced', async (_what, body, contentType) => {
    const file = pdf()
    expect(await put(await files.createPutUrl(file), body, contentType)).toBeGreaterThanOrEqual(400)
    await expectNothing(file)
  })

  it('are not taken in pieces of unknown number', async () => {
    const file = pdf()
    const url = new URL(subject.origin + (await files.createPutUrl(file)))
    const status = await new Promise<number>((resolve) => {
      const headers = { 'content-type': file.contentType, 'transfer-encoding': 'chunked' }
      const request = httpRequest(url, { method: 'PUT', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      request.on('error', () => resolve(400))
      request.end(Buffer.alloc(100_000))
    })
    expect(status).toBeGreaterThanOrEqual(400)
    await expectNothing(file)
  })

  it('leave nothing when the upload is cut off, and may be sent again', async () => {
    const file = { ...pdf(), size: 100_000 }
    const address = await files.createPutUrl(file)
    await new Promise<void>((resolve) => {
      const headers = { 'content-type': file.contentType, 'content-length': '100000' }
      const request = httpRequest(subject.origin + address, { method: 'PUT', headers })
      request.on('error', () => resolve())
      request.write(Buffer.alloc(50_000), () => setTimeout(() => request.destroy(), 100))
    })
    await new Promise((resolve) => setTimeout(resolve, 200))
    await expectNothing(file)
    expect(await put(address, Buffer.alloc(100_000))).toBe(200)
    expect(await files.keep(file)).toMatchObject({ size: 100_000 })
  })

  it('are kept for good: their address puts nothing in their place', async () => {
    const file = pdf()
    const address = await files.createPutUrl(file)
    expect(await put(address)).toBe(200)
    await files.keep(file)
    await put(address, Buffer.from('ELEVEN CHAR'))
    expect(await files.keep(file)).toMatchObject({ size: 11 })
    expect(await (await get(file.key)).text()).toBe('eleven char')
  })

  it('are kept once of many at the same time', async () => {
    const file = pdf()
    await put(await files.createPutUrl(file))
    const answers = await Promise.all(Array.from({ length: 8 }, () => files.keep(file)))
    for (const answer of answers) expect(answer).toMatchObject({ size: 11 })
    expect(await (await get(file.key)).text()).toBe('eleven char')
  })

  it('are not kept with another size than announced', async () => {
    const file = pdf()
    await put(await files.createPutUrl(file))
    expect(await files.keep({ ...file, size: 12 })).toBeNull()
    expect(await files.keep(file)).toMatchObject({ size: 11 })
  })

  it('of the server itself are kept at once', async () => {
    const key = newKey()
    await files.store({ key, contentType: 'text/plain' }, Buffer.from('own'))
    expect(await files.keep({ key, size: 3 })).toEqual({ size: 3, contentType: 'text/plain' })
    expect(await (await get(key)).text()).toBe('own')
  })

  it('of the server itself are never written over, at once or in pieces', async () => {
    for (const first of ['store', 'storeStream'] as const) {
      const key = newKey()
      const file = { key, contentType: 'text/plain', size: 3 }
      const keep = (way: 'store' | 'storeStream', text: string) =>
        way === 'store'
          ? files.store(file, Buffer.from(text))
          : files.storeStream(file, () => Readable.from([text]))
      await keep(first, 'one')
      await keep('store', 'two')
      await keep('storeStream', 'six')
      expect(await (await get(key)).text()).toBe('one')
    }
  })

  it('are read back in pieces, whole or their beginning', async () => {
    const text = async (key: string, bytes?: number) => {
      const pieces: Uint8Array[] = []
      for await (const piece of files.read(key, bytes)) pieces.push(piece)
      return Buffer.concat(pieces)
    }
    const key = await kept()
    expect(String(await text(key))).toBe('eleven char')
    expect(String(await text(key, 6))).toBe('eleven')
    expect(String(await text(key, 100))).toBe('eleven char')
    const empty = await kept({ ...pdf(), size: 0 }, Buffer.alloc(0))
    expect(await text(empty)).toHaveLength(0)
    expect(await text(empty, 10)).toHaveLength(0)

    const size = 3_000_000
    const large = await kept({ ...pdf(), size }, Buffer.alloc(size, 7))
    expect(await text(large)).toHaveLength(size)
    // A reader that stops early ends the download.
    for await (const piece of files.read(large)) {
      expect(piece.length).toBeLessThan(size)
      break
    }
    await expect(text(newKey())).rejects.toThrow()
  })

  it('are known by size and type, and listed, once they are kept', async () => {
    const list = async () => {
      const keys: string[] = []
      for await (const { key, storedAt } of files.list()) {
        expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60 * 60 * 1000)
        keys.push(key)
      }
      return keys
    }
    const key = await kept()
    expect(await files.head(key)).toEqual({ size: 11, contentType: 'application/pdf' })
    expect(await files.head(newKey())).toBeNull()
    expect(await list()).toContain(key)
    await files.remove(key)
    expect(await list()).not.toContain(key)
    expect(await files.head(key)).toBeNull()
  })

  it('are gone when they are removed, kept or not', async () => {
    const uploaded = pdf()
    const address = await files.createPutUrl(uploaded)
    await put(address)
    for (const key of [await kept(), uploaded.key, newKey()]) {
      await files.remove(key)
      await files.remove(key)
      expect(await files.keep({ key, size: 11 })).toBeNull()
      expect((await get(key)).status).toBe(404)
    }
  })

  it('have addresses that end: of a download after 60 seconds, of an upload after 15 minutes', async () => {
    const key = await kept()
    const request = {
      key,
      fileName: 'a.pdf',
      contentType: 'application/pdf',
      expiresInSeconds: 3600,
    }
    const at = async <T>(offset: number, work: () => Promise<T>) => {
      subject.time.offset = offset
      return work().finally(() => {
        subject.time.offset = 0
      })
    }
    const old = await at(-61_000, () => files.createGetUrl(request))
    const young = await at(-50_000, () => files.createGetUrl(request))
    expect((await fetch(subject.origin + old)).status).toBe(403)
    expect((await fetch(subject.origin + young)).status).toBe(200)
    const late = pdf()
    expect(await put(await at(-901_000, () => files.createPutUrl(late)))).toBe(403)
    expect(await put(await at(-880_000, () => files.createPutUrl(late)))).toBe(200)
  })

  it('have addresses that open nothing else', async () => {
    const [key, other] = [await kept(), await kept()]
    const address = await files.createGetUrl({ ...pdf(key), fileName: 'a.pdf' })
    const asked = async (changed: string, init?: RequestInit) =>
      (await fetch(subject.origin + changed, init)).status
    expect(await asked(address.replace(key, other))).toBe(403)
    expect(await asked(address.replace('a.pdf', 'b.pdf'))).toBe(403)
    expect(await asked(address, { method: 'PUT', body: content })).toBeGreaterThanOrEqual(400)
    expect(await asked(address, { method: 'DELETE' })).toBeGreaterThanOrEqual(400)
    const forged = address.replace(/(?<=signature=)./i, (first) => (first === 'b' ? 'c' : 'b'))
    expect(await asked(forged)).toBe(403)
    const putAddress = await files.createPutUrl(pdf())
    expect(await asked(putAddress)).toBeGreaterThanOrEqual(400)
    expect(await (await get(key)).text()).toBe('eleven char')
  })

  it('are not promised beyond what any file may have', async () => {
    const file = { ...pdf(), size: MAX_STORED_BYTES + 1 }
    await expect(files.createPutUrl(file)).rejects.toThrow(RangeError)
  })

  it.each(['../secret', '..', '.incoming/x', 'a//b', 'a/../b', '/etc/passwd', 'a\0b', 'a%2fb', ''])(
    'have no key such as %j',
    async (key) => {
      const calls = [
        () => files.createPutUrl({ ...pdf(), key }),
        () => files.createGetUrl({ ...pdf(key), fileName: 'a' }),
        () => files.keep({ key, size: 1 }),
        () => files.store({ key, contentType: 'text/plain' }, content),
        () => files.remove(key),
      ]
      for (const call of calls) await expect(call()).rejects.toThrow(FileKeyError)
    },
  )

  it('are there for who checks, and have nothing to sweep that is kept', async () => {
    await files.check()
    const key = await kept()
    await files.sweep()
    expect((await get(key)).status).toBe(200)
  })
})
