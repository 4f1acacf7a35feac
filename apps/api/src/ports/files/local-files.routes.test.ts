import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FILE_SIZE_MAX, UPLOADS_AT_ONCE } from '@tramite/core/files'
import { problemMessages } from '@tramite/core/messages'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../http/logger.ts'
import { MAX_STORED_BYTES } from './files.port.ts'
import { localFilesRoutes } from './local-files.routes.ts'
import { createLocalFiles, type LocalFiles } from './local-files.ts'

let directory: string
let app: FastifyInstance
let files: LocalFiles
let origin: string
let now: Date
/** The lines of the log that raise an alarm. */
let alarms: string[]

/** Serves files of which no more bytes may be unfinished than these. */
async function serve(draftsMaxBytes = MAX_STORED_BYTES) {
  const clock = { now: () => now }
  const secret = 'the secret of these tests, long enough'
  files = createLocalFiles({ directory, secret, clock, draftsMaxBytes })
  // A client may have the whole download before the server's stream ends, so the connection is not idle yet.
  const loggerInstance = createLogger('error', { write: (line) => void alarms.push(line) })
  app = Fastify({ forceCloseConnections: true, loggerInstance })
  await app.register(localFilesRoutes, { files, secret, clock })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
}

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'tramite-files-'))
  now = new Date('2026-03-10T12:00:00Z')
  alarms = []
  await serve()
})

afterEach(async () => {
  await app.close()
  rmSync(directory, { recursive: true })
})

const pdf = { key: 'uploads/019a2c62', contentType: 'application/pdf', size: 11 }

async function put(
  url: string,
  body: RequestInit['body'] = 'eleven char',
  contentType = pdf.contentType,
  init: RequestInit & { duplex?: 'half' } = {},
) {
  const headers = { 'content-type': contentType }
  return fetch(origin + url, { method: 'PUT', body, headers, ...init })
}

async function stored(file = pdf, body = 'eleven char') {
  const response = await put(
    await files.createPutUrl(file),
    body,
    file.contentType || 'application/octet-stream',
  )
  expect(response.status).toBe(200)
}

const get = async (key: string, fileName = 'contrato.pdf', { contentType } = pdf) =>
  fetch(origin + (await files.createGetUrl({ key, fileName, contentType })))

async function expectProblem(
  response: Response,
  status: number,
  code: keyof typeof problemMessages,
) {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(await response.json()).toEqual({
    type: 'about:blank',
    title: response.statusText,
    status,
    code,
    message: problemMessages[code],
    requestId: expect.any(String),
  })
  expect(response.status).toBe(status)
}

function expectNothingLeft(key = pdf.key) {
  expect(existsSync(join(directory, encodeURIComponent(key)))).toBe(false)
  expect(readdirSync(join(directory, '.incoming'))).toEqual([])
}

describe('an upload', () => {
  it('is kept with its type, and comes back as a download that runs nowhere', async () => {
    await stored()
    expect(await files.head(pdf.key)).toEqual({ size: 11, contentType: 'application/pdf' })
    const response = await get(pdf.key, 'Ação "nº 1".pdf')
    expect(await response.text()).toBe('eleven char')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '11',
      'content-disposition':
        'attachment; filename="Acao _n_ 1_.pdf"; filename*=UTF-8\'\'A%C3%A7%C3%A3o%20%22n%C2%BA%201%22.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    })
  })

  it('is read by nobody else on the machine', async () => {
    await stored()
    const folder = join(directory, encodeURIComponent(pdf.key))
    for (const path of [folder, ...readdirSync(folder).map((name) => join(folder, name))]) {
      expect(statSync(path).mode & 0o077, path).toBe(0)
    }
    expect(statSync(join(directory, '.incoming')).mode & 0o077).toBe(0)
  })

  it('may be empty, of an unknown type, and of the largest size', async () => {
    await stored({ key: 'empty', contentType: '', size: 0 }, '')
    expect(await files.head('empty')).toEqual({ size: 0, contentType: 'application/octet-stream' })
    const size = FILE_SIZE_MAX
    const url = await files.createPutUrl({ key: 'large', contentType: 'image/png', size })
    expect((await put(url, new Uint8Array(size), 'image/png')).status).toBe(200)
    expect((await files.head('large'))?.size).toBe(size)
  })

  it('keeps what it is told, and delivers what is active as nothing that runs', async () => {
    const page = { key: 'page', contentType: 'text/html', size: 8 }
    await stored(page, '<script>')
    const response = await get('page', 'a.html', page)
    expect(await response.text()).toBe('<script>')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('is refused with another type', async () => {
    const response = await put(await files.createPutUrl(pdf), 'eleven char', 'text/html')
    await expectProblem(response, 415, 'FILE_TYPE_MISMATCH')
    expectNothingLeft()
  })

  it('is refused before it is read when it announces too much', async () => {
    const response = await put(await files.createPutUrl(pdf), 'twelve chars')
    await expectProblem(response, 413, 'PAYLOAD_TOO_LARGE')
    expectNothingLeft()
  })

  it('is refused while it is read when it announces nothing', async () => {
    const endless = new ReadableStream({
      start(controller) {
        for (let count = 0; count < 50; count++) controller.enqueue(new Uint8Array(1000))
        controller.close()
      },
    })
    const response = await put(await files.createPutUrl(pdf), endless, pdf.contentType, {
      duplex: 'half',
    })
    await expectProblem(response, 413, 'PAYLOAD_TOO_LARGE')
    expectNothingLeft()
  })

  it('is refused when it is shorter than declared', async () => {
    const response = await put(await files.createPutUrl(pdf), 'short')
    await expectProblem(response, 400, 'FILE_NOT_UPLOADED')
    expectNothingLeft()
  })

  it('leaves nothing when it is cut off, and may be sent again', async () => {
    const url = await files.createPutUrl(pdf)
    const headers = { 'content-type': pdf.contentType, 'content-length': String(pdf.size) }
    await new Promise<void>((resolve) => {
      const request = httpRequest(origin + url, { method: 'PUT', headers })
      request.on('error', () => resolve())
      request.write('eleven', () => setTimeout(() => request.destroy(), 50))
    })
    await expect.poll(() => readdirSync(join(directory, '.incoming'))).toEqual([])
    expectNothingLeft()
    expect((await put(url)).status).toBe(200)
  })

  it('never replaces a file', async () => {
    const url = await files.createPutUrl(pdf)
    expect((await put(url)).status).toBe(200)
    await expectProblem(await put(url, 'ELEVEN CHAR'), 409, 'CONFLICT')
    expect(await (await get(pdf.key)).text()).toBe('eleven char')
  })

  it('is done for who sends it again since the answer was lost', async () => {
    const url = await files.createPutUrl(pdf)
    expect((await put(url)).status).toBe(200)
    expect((await put(url)).status).toBe(200)
    expect(await (await get(pdf.key)).text()).toBe('eleven char')
  })

  it('succeeds for one file of many at the same time, however often that one is sent', async () => {
    const url = await files.createPutUrl(pdf)
    const contents = ['eleven char', 'ELEVEN CHAR', 'Eleven Char', 'elevenchars']
    const all = [...contents, ...contents]
    const responses = await Promise.all(all.map((content) => put(url, content)))
    const kept = await (await get(pdf.key)).text()
    responses.forEach(({ status }, i) => {
      // An upload with the same content is also replaced by a newer one.
      if (all[i] === kept) expect([200, 409]).toContain(status)
      else expect(status).toBe(409)
    })
    expect(responses.map(({ status }) => status)).toContain(200)
    expect((await put(url, kept)).status).toBe(200)
    expect(readdirSync(join(directory, '.incoming'))).toEqual([])
  })

  /** Sends only the beginning of a file. */
  function begin(url: string, size: number, bytes: number) {
    const headers = { 'content-type': pdf.contentType, 'content-length': String(size) }
    const request = httpRequest(origin + url, { method: 'PUT', headers })
    const status = new Promise<number>((resolve, reject) => {
      request.on('error', reject)
      request.on('response', (response) => resolve(response.statusCode ?? 0))
    })
    request.write(Buffer.alloc(bytes, 'x'))
    const send = (more: number) => request.write(Buffer.alloc(more, 'x'))
    const closed = new Promise((resolve) => request.once('close', resolve))
    return { status, send, closed, cut: () => request.destroy() }
  }
  const drafts = () => readdirSync(join(directory, '.incoming'))
  const writtenBytes = () =>
    drafts()
      .map((name) => join(directory, '.incoming', name, 'content'))
      .reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0)

  it('is the only one of its address: the newest goes on, and those before are ended', async () => {
    const size = 1_000_000
    const url = await files.createPutUrl({ ...pdf, size })
    const before = [1, 2, 3].map(() => begin(url, size, 300_000))
    await expect.poll(writtenBytes).toBe(300_000)
    const newest = put(url, 'x'.repeat(size))
    const statuses = await Promise.all(before.map(({ status }) => status))
    expect(statuses).toEqual([409, 409, 409])
    expect((await newest).status).toBe(200)
    for (const { cut } of before) cut()
    expect(drafts()).toEqual([])
  })

  it('of a file that is there waits for no other that sends it again', async () => {
    const url = await files.createPutUrl(pdf)
    expect((await put(url)).status).toBe(200)
    const arrived = once(app.server, 'request')
    const silent = begin(url, pdf.size, 3)
    silent.status.catch(() => {})
    await arrived
    const answer = await put(url, 'eleven char', pdf.contentType, {
      signal: AbortSignal.timeout(10_000),
    })
    expect(answer.status).toBe(200)
    silent.cut()
  })

  it('is refused while all that are on their way have taken the room for them', async () => {
    await app.close()
    await serve(300_000)
    const size = 250_000
    const other = await files.createPutUrl({ ...pdf, key: 'uploads/other', size, sender: 'aurora' })
    const first = begin(other, size, size - 1)
    first.status.catch(() => {})
    await expect.poll(writtenBytes).toBe(size - 1)
    const url = await files.createPutUrl({ ...pdf, size: 200_000, sender: 'brisa' })
    const refused = await put(url, 'x'.repeat(200_000))
    expect(refused.headers.get('retry-after')).toBe('30')
    await expectProblem(refused, 503, 'UNAVAILABLE')
    first.cut()
    await expect.poll(drafts).toEqual([])
    expect((await put(url, 'x'.repeat(200_000))).status).toBe(200)
  })

  it('arrives by a third of the slowest line, which three at once have each', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const third = Math.floor((16 * 1024) / UPLOADS_AT_ONCE)
      const seconds = 30
      const slow = begin(
        await files.createPutUrl({ ...pdf, size: third * seconds }),
        third * seconds,
        third,
      )
      for (let second = 1; second < seconds; second += 1) {
        await expect.poll(writtenBytes).toBe(third * second)
        vi.advanceTimersByTime(1000)
        slow.send(third)
      }
      expect(await slow.status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is cut off when it takes longer than the slowest line, however steadily it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const size = 16 * 1024 * 5
      const slow = begin(await files.createPutUrl({ ...pdf, size }), size, 1000)
      const cut = expect(slow.status).rejects.toThrow()
      await expect.poll(writtenBytes).toBe(1000)
      vi.advanceTimersByTime(24_000)
      expect(drafts()).toHaveLength(1)
      vi.advanceTimersByTime(2000)
      await cut
      await expect.poll(drafts).toEqual([])
      expect(alarms).toEqual([])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['without a signature', (url: string) => `${url}0`, 403],
    ['of another type', (url: string) => url, 415],
  ] as const)('that is refused, %s, is not read for long', async (_, toUrl, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const size = 100_000
      const contentType = status === 415 ? 'image/png' : pdf.contentType
      const url = toUrl(await files.createPutUrl({ ...pdf, contentType, size }))
      const endless = begin(url, size, 1000)
      expect(await endless.status).toBe(status)
      endless.send(1000)
      vi.advanceTimersByTime(10_000)
      await endless.closed
    } finally {
      vi.useRealTimers()
    }
  })

  it('is not promised beyond what any file may have', async () => {
    const size = MAX_STORED_BYTES + 1
    await expect(files.createPutUrl({ ...pdf, size })).rejects.toThrow(RangeError)
  })
})

describe('an address', () => {
  it.each(['expires', 'type', 'name', 'size', 'signature'])(
    'is refused with another %s',
    async (name) => {
      await stored()
      for (const method of ['GET', 'PUT'] as const) {
        const address =
          method === 'GET'
            ? await files.createGetUrl({ ...pdf, fileName: 'a.pdf' })
            : await files.createPutUrl({ ...pdf, key: 'other' })
        const url = new URL(address, origin)
        url.searchParams.set(name, name === 'signature' ? 'x' : '9999999999')
        const response = await fetch(url, { method })
        await expectProblem(response, 403, 'FORBIDDEN')
      }
    },
  )

  it('is refused for another key, another method, a repeated or a missing field', async () => {
    await stored()
    await stored({ ...pdf, key: 'other' })
    const address = await files.createGetUrl({ ...pdf, fileName: 'a.pdf' })
    for (const url of [
      address.replace(pdf.key, 'other'),
      `${address}&size=0`,
      address.replace(/&signature=.*/, ''),
      `/files/${pdf.key}`,
    ]) {
      await expectProblem(await fetch(origin + url), 403, 'FORBIDDEN')
    }
    await expectProblem(await put(address), 403, 'FORBIDDEN')
    const putAddress = await files.createPutUrl({ ...pdf, key: 'third' })
    await expectProblem(await fetch(origin + putAddress), 403, 'FORBIDDEN')
  })

  it('of a download ends after at most 60 seconds, of an upload after 15 minutes', async () => {
    await stored()
    const request = { ...pdf, fileName: 'a.pdf', expiresInSeconds: 3600 }
    const [download, upload] = [
      await files.createGetUrl(request),
      await files.createPutUrl({ ...pdf, key: 'later' }),
    ]
    now = new Date(now.getTime() + 59_999)
    expect((await fetch(origin + download)).status).toBe(200)
    now = new Date(now.getTime() + 1)
    await expectProblem(await fetch(origin + download), 403, 'SIGNED_URL_EXPIRED')
    now = new Date(now.getTime() + 14 * 60_000)
    await expectProblem(await put(upload), 403, 'SIGNED_URL_EXPIRED')
  })

  it('of a file that is gone answers 404', async () => {
    await stored()
    await files.remove(pdf.key)
    await files.remove(pdf.key)
    await expectProblem(await get(pdf.key), 404, 'NOT_FOUND')
  })

  it.each(['../secret', '..', '.incoming/x', 'a//b', 'a/../b', '/etc/passwd', 'a\0b', 'a%2fb', ''])(
    'is never made for the key %j',
    async (key) => {
      await expect(files.createPutUrl({ ...pdf, key })).rejects.toThrow()
      await expect(files.createGetUrl({ ...pdf, key, fileName: 'a' })).rejects.toThrow()
      await expect(files.head(key)).rejects.toThrow()
      await expect(files.remove(key)).rejects.toThrow()
    },
  )
})

describe('sweep', () => {
  it('deletes abandoned uploads only', async () => {
    const draft = (name: string, at: Date) => {
      const path = join(directory, '.incoming', name)
      mkdirSync(path, { recursive: true })
      utimesSync(path, at, at)
    }
    draft('old', new Date(now.getTime() - 2 * 3_600_000))
    draft('begun', new Date(now.getTime() - 60_000))
    const draftOf = (name: string, at: Date) => {
      const content = join(directory, '.incoming', name, 'content')
      mkdirSync(dirname(content), { recursive: true })
      writeFileSync(content, 'eleven')
      utimesSync(content, at, at)
      draft(name, new Date(now.getTime() - 2 * 3_600_000))
    }
    draftOf('slow', new Date(now.getTime() - 60_000))
    draftOf('left', new Date(now.getTime() - 2 * 3_600_000))
    await files.sweep()
    expect(readdirSync(join(directory, '.incoming')).sort()).toEqual(['begun', 'slow'])
  })
})
