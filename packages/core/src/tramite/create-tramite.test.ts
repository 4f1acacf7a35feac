import { describe, expect, it, vi } from 'vitest'
import { getDemand, listDemands, listDemandTags, validateDemand } from '../demands/index.ts'
import { FILE_SIZE_MAX } from '../files/index.ts'
import type { CallOptions } from '../http/index.ts'
import { listMarks } from '../marks/index.ts'
import { readNotifications } from '../notifications/index.ts'
import { build, credentials, json, signedIn } from './tramite.fixture.ts'
import type { Tramite } from './tramite.types.ts'

describe('a file', () => {
  const file = new File(['contrato'], 'contrato.pdf', { type: 'application/pdf' })
  const sign = { 'GET /api/signedPutFileUrl': () => ({ signedUrl: '/files/k1', key: 'k1' }) }

  it('is sent to its signed address, without token or business', async () => {
    const { portal, last } = build({
      ...signedIn,
      ...sign,
      'PUT /files/k1': () => json(null, 204),
    })
    await portal.signIn(credentials)
    const progress: number[] = []
    const record = await portal.upload(file, { onProgress: (part) => progress.push(part) })
    expect(record).toEqual({
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      fileSize: 8,
      awsFileKey: 'k1',
    })
    expect(last()?.url).toBe('https://portal.example/files/k1')
    expect(await last()?.text()).toBe('contrato')
    expect([...(last()?.headers.keys() ?? [])]).toEqual(['content-type'])
    expect(progress).toEqual([0, 1])
  })

  it('is sent whatever its size: how much is too much is the server’s to say', async () => {
    const large = new File([new Uint8Array(FILE_SIZE_MAX + 1)], 'video.mp4')
    const { portal, last } = build({ ...sign, 'PUT /files/k1': () => json(null, 204) })
    expect(await portal.upload(large)).toMatchObject({ fileSize: FILE_SIZE_MAX + 1 })
    expect(last()?.url).toBe('https://portal.example/files/k1')
  })

  it('says what it is', async () => {
    const { portal, requests } = build({ ...sign, 'PUT /files/k1': () => json(null, 204) })
    await portal.upload(file, { type: 'LOGO', publicRead: true, logo: true })
    expect(Object.fromEntries(new URL(requests[0]?.url ?? '').searchParams)).toEqual({
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      fileSize: '8',
      type: 'LOGO',
      publicRead: 'true',
      logo: 'true',
    })
  })

  it.each([
    ['refuses', () => new Response('<Error/>', { status: 413 }), { kind: 'problem', status: 413 }],
    ['is away', () => Promise.reject(new TypeError()), { kind: 'network', status: 0 }],
  ])('fails with an ApiError when the storage %s', async (_, answer, expected) => {
    const { portal } = build({ ...sign, 'PUT /files/k1': answer })
    await expect(portal.upload(file)).rejects.toMatchObject(expected)
  })

  it('can be stopped', async () => {
    const controller = new AbortController()
    const putFile = vi.fn(async () => controller.signal.throwIfAborted())
    const { portal } = build(sign, { putFile })
    controller.abort()
    await expect(portal.upload(file, { signal: controller.signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(putFile).not.toHaveBeenCalled()
  })
})

describe('time', () => {
  it('is the clock’s, in the firm’s time zone', () => {
    const { portal } = build()
    expect(portal.now().toISOString()).toBe('2026-11-19T01:30:00.000Z')
    expect(portal.today()).toBe('2026-11-18')
  })
})

describe('events', () => {
  it('arrive until closed', async () => {
    const onEvent = vi.fn()
    const stream = () =>
      new Response('data: {"type":"notification"}\n\n', {
        headers: { 'content-type': 'text/event-stream' },
      })
    const { portal } = build({ 'GET /api/events': stream })
    const listener = portal.listen({ onEvent, retryDelay: () => 10_000 })
    await expect.poll(() => onEvent).toHaveBeenCalledWith({ type: 'notification' })
    listener.close()
  })
})

describe('the types', () => {
  it('ask for the input of an operation, and for none where there is none', () => {
    const { portal } = build()
    const calls = [
      // @ts-expect-error which demand?
      () => portal.read(getDemand),
      // @ts-expect-error a demand is named by its id
      () => portal.read(getDemand, { demand: 'd1' }),
      // @ts-expect-error which demand?
      () => portal.run(validateDemand),
      // @ts-expect-error a command is not read
      () => portal.read(validateDemand, { id: 'd1' }),
      () => portal.read(listDemandTags),
      () => portal.run(readNotifications),
    ]
    expect(calls).toHaveLength(6)
  })
})

describe('what is said of one call', () => {
  const never = { fetch: (request: Request) => silence(request.signal) }

  /** A server that never answers, until it is given up. */
  function silence(signal: AbortSignal): Promise<Response> {
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }

  type Call = (portal: Tramite, options: CallOptions) => Promise<unknown>
  const calls: [string, Call][] = [
    ['read', (portal, options) => portal.read(getDemand, { id: 'd1' }, options)],
    ['read of a list', (portal, options) => portal.read(listDemands, {}, options)],
    ['pages', (portal, options) => portal.pages(listDemands, {}, options).next()],
    ['items', (portal, options) => portal.items(listMarks, {}, options).next()],
    ['run', (portal, options) => portal.run(validateDemand, { id: 'd1' }, options)],
    ['refresh', (portal, options) => portal.refresh(options)],
    ['upload', (portal, options) => portal.upload(new File(['a'], 'a.pdf'), options)],
    ['download', (portal, options) => portal.download('k', options)],
  ]

  it.each(calls)('%s can be given up', async (_, call) => {
    const controller = new AbortController()
    const { portal, toasts } = build({}, never)
    const asked = call(portal, { signal: controller.signal })
    controller.abort()
    await expect(asked).rejects.toMatchObject({ kind: 'aborted' })
    expect(toasts).toEqual([])
  })

  it.each(calls)('%s has a time of its own', async (_, call) => {
    const { portal } = build({}, { ...never, policy: { retries: 0 } })
    await expect(call(portal, { timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('is said of what the storage is asked, too', async () => {
    const address = { signedUrl: 'https://storage.example/k', key: 'k', fileName: 'a.pdf' }
    const { portal } = build(
      {},
      {
        fetch: async (request) =>
          request.url.startsWith('https://storage') ? silence(request.signal) : json(address),
      },
    )
    const late = { kind: 'timeout' }
    await expect(portal.download('k', { timeout: 20 })).rejects.toMatchObject(late)
    await expect(portal.upload(new File(['a'], 'a.pdf'), { timeout: 20 })).rejects.toMatchObject(
      late,
    )
  })
})
