import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ApiError, createApiClient } from '../http/index.ts'
import { fileMessages, transportMessages } from '../messages/index.ts'
import { keepFiles, noDraftFiles } from './draft-files.rules.ts'
import { ATTACHMENTS_MAX } from './file-limits.ts'
import type { PutFileInput } from './put-file.ts'
import { createUploadQueue, type UploadQueueOptions } from './upload-queue.ts'

const file = (name: string) => new File(['conteúdo'], name, { type: 'application/pdf' })
const record = (name: string, key: string) => ({
  fileName: name,
  fileType: 'application/pdf',
  fileSize: 9,
  awsFileKey: key,
})
const problem = (status: number, code: string, message = '') =>
  new ApiError({ kind: 'problem', status, code, message })
const flush = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

/** A queue whose files are under way until the test lets each of them arrive or fail. */
function build(options: Partial<UploadQueueOptions> = {}, create = createUploadQueue) {
  const sending = new Map<string, { input: PutFileInput; end: (error?: unknown) => void }>()
  const asked: string[] = []
  const failures: string[] = []
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    token: () => 'token',
    businessId: () => null,
    fetch: async (request) => {
      const { searchParams } = new URL(request.url)
      asked.push(`${searchParams.get('fileName')} ${searchParams.get('type')}`)
      const key = `key-${asked.length}`
      return Response.json({ signedUrl: `https://files.example/${key}`, key })
    },
  })
  const queue = create({
    client,
    putFile: (input) =>
      new Promise((resolve, reject) => {
        const end = (error?: unknown) => (error === undefined ? resolve() : reject(error))
        input.signal?.addEventListener('abort', () => end(new Error('aborted')))
        sending.set(input.file.name, { input, end })
      }),
    onFailure: (text) => failures.push(text),
    ...options,
  })
  const states = () =>
    Object.fromEntries(queue.snapshot().rows.map(({ name, state }) => [name, state]))
  const idOf = (name: string) => queue.snapshot().rows.find((row) => row.name === name)?.id ?? ''
  return { queue, sending, asked, failures, states, idOf }
}

// The code that sends files loads with the first one.
beforeAll(() => import('./upload-actor.ts'))

describe('a queue of uploads', () => {
  it('takes as many as one form can send, and says that it leaves out others', () => {
    const { queue, failures } = build()
    queue.add(Array.from({ length: ATTACHMENTS_MAX - 1 }, (_, index) => file(`${index}`)))
    expect(failures).toEqual([])
    queue.add(['last', 'one more', 'another'].map(file))
    expect(queue.snapshot().rows).toHaveLength(ATTACHMENTS_MAX)
    expect(queue.snapshot().rows.at(-1)?.name).toBe('last')
    expect(failures).toEqual([fileMessages['files.tooMany']])
    expect(failures[0]).toContain(`${ATTACHMENTS_MAX} arquivos`)
    queue.close()
  })

  it('sends again what the connection has cut off, and nothing that was refused', async () => {
    const { queue, sending, states } = build()
    queue.add(['a', 'b', 'c', 'd', 'e', 'f'].map(file))
    await flush()
    const failure = {
      kind: 'network',
      status: 0,
      code: 'NETWORK',
      message: 'Sem conexão.',
    } as const
    sending.get('a')?.end(new ApiError(failure))
    sending.get('b')?.end(new ApiError({ ...failure, kind: 'problem', status: 409, code: 'OTHER' }))
    sending.get('c')?.end(new ApiError({ ...failure, kind: 'timeout', code: 'TIMEOUT' }))
    await flush()
    sending
      .get('d')
      ?.end(new ApiError({ ...failure, kind: 'problem', status: 503, code: 'HTTP_503' }))
    await flush()
    sending.get('f')?.end(new ApiError({ ...failure, code: 'OFFLINE' }))
    await flush()
    expect(queue.snapshot().rows[0]?.error).toBe('Sem conexão.')
    sending.get('e')?.end()
    await flush()
    // Nothing is on its way; what goes again by itself would be lost with its page.
    expect(queue.snapshot()).toMatchObject({ isUnfinished: false, needsPage: true })
    queue.resume()
    await flush()
    expect(states()).toMatchObject({ a: 'sending', b: 'failed', c: 'sending', d: 'sending' })
    for (const name of ['a', 'c', 'd']) sending.get(name)?.end()
    await flush()
    sending.get('f')?.end()
    await flush()
    expect(states()).toMatchObject({ a: 'done', b: 'failed', d: 'done', f: 'done' })
    // What was refused is chosen anew in any case.
    expect(queue.snapshot().needsPage).toBe(false)
    queue.close()
  })

  it('sends three at a time, and the next one when one has ended', async () => {
    const { queue, sending, states } = build()
    queue.add(['a', 'b', 'c', 'd', 'e'].map(file))
    await flush()
    expect([...sending.keys()]).toEqual(['a', 'b', 'c'])
    expect(states()).toMatchObject({ a: 'sending', d: 'waiting', e: 'waiting' })
    expect(queue.snapshot().decision).toMatchObject({ allowed: false, reason: 'unfinished' })
    sending.get('b')?.end()
    sending.get('c')?.end(new TypeError('cut'))
    await flush()
    expect([...sending.keys()]).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(states()).toEqual({
      a: 'sending',
      b: 'done',
      c: 'failed',
      d: 'sending',
      e: 'sending',
    })
  })

  it('has one that is sent again wait its turn', async () => {
    const { queue, sending, states, idOf } = build()
    queue.add(['a', 'b', 'c', 'd'].map(file))
    await flush()
    sending.get('a')?.end(new TypeError('cut'))
    await flush()
    expect(states()).toMatchObject({ a: 'failed', b: 'sending', c: 'sending', d: 'sending' })
    const id = idOf('a')
    queue.retry(id)
    await flush()
    expect(states()).toMatchObject({ a: 'waiting' })
    expect(idOf('a')).toBe(id)
    sending.get('b')?.end()
    await flush()
    expect(states()).toMatchObject({ a: 'sending' })
    sending.get('a')?.end()
    await flush()
    expect(states()).toMatchObject({ a: 'done' })
  })

  it('gives the records of those that arrived, in the order they were chosen', async () => {
    const { queue, sending, asked } = build({ type: 'LOGO' })
    queue.add(['a.pdf', 'b.pdf'].map(file))
    await flush()
    expect(asked).toEqual(['a.pdf LOGO', 'b.pdf LOGO'])
    sending.get('b.pdf')?.end()
    sending.get('a.pdf')?.end()
    await flush()
    expect(queue.snapshot().decision).toEqual({
      allowed: true,
      attachments: [record('a.pdf', 'key-1'), record('b.pdf', 'key-2')],
    })
    expect(queue.snapshot().rows[0]).toMatchObject({ sizeText: '9 B', progress: 100 })
  })

  it('tells once of each attempt that failed, in words that say why', async () => {
    const { queue, sending, failures, idOf } = build()
    queue.add([file('a')])
    await flush()
    sending.get('a')?.end(problem(409, 'OTHER'))
    await flush()
    expect(failures).toEqual(['Não foi possível enviar a'])
    queue.retry(idOf('a'))
    await flush()
    sending.get('a')?.end(problem(409, 'OTHER'))
    await flush()
    expect(failures).toHaveLength(2)
  })

  it.each([
    [problem(413, 'PAYLOAD_TOO_LARGE'), 'Arquivo muito grande!'],
    [problem(400, 'FILE_EMPTY', 'O arquivo está vazio.'), 'O arquivo está vazio.'],
  ])(
    'only lets a file be removed or chosen anew that is itself at fault: %s',
    async (error, why) => {
      const { queue, sending, failures, states, idOf } = build()
      queue.add(['a', 'b', 'c', 'd'].map(file))
      await flush()
      sending.get('a')?.end(error)
      await flush()
      expect(failures).toEqual([`a: ${why}`])
      expect(queue.snapshot().rows[0]).toMatchObject({ state: 'failed', error: why, isGone: true })
      expect(states()).toMatchObject({ a: 'failed', d: 'sending' })
      const id = idOf('a')
      queue.retry(id)
      await flush()
      expect(states()).toMatchObject({ a: 'failed' })
      queue.add([file('a')])
      expect(queue.snapshot().rows).toHaveLength(4)
      expect(queue.snapshot().decision).toMatchObject({ reason: 'unfinished' })
      queue.close()
    },
  )

  it('sends what had no answer to the address that it has, and asks for another where that is refused', async () => {
    const { queue, sending, asked, states, idOf } = build()
    queue.add([file('a')])
    await flush()
    const cut = new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' })
    for (let attempt = 0; attempt < 12; attempt += 1) {
      sending.get('a')?.end(cut)
      await flush()
      queue.retry(idOf('a'))
      await flush()
    }
    expect(asked).toHaveLength(1)
    const expired = new ApiError({ kind: 'problem', status: 403, code: 'FORBIDDEN', message: '' })
    sending.get('a')?.end(expired)
    await flush()
    expect([asked.length, states()]).toEqual([2, { a: 'sending' }])
    sending.get('a')?.end()
    await flush()
    const [sent] = queue.snapshot().uploads
    expect(sent?.record?.awsFileKey).toBe('key-2')
  })

  it('stops what is removed, cleared or closed, and starts the next', async () => {
    const { queue, sending, states, failures, idOf } = build()
    queue.add(['a', 'b', 'c', 'd'].map(file))
    await flush()
    queue.remove(idOf('a'))
    await flush()
    expect(sending.get('a')?.input.signal?.aborted).toBe(true)
    expect(states()).toEqual({ b: 'sending', c: 'sending', d: 'sending' })
    queue.close()
    expect(sending.get('b')?.input.signal?.aborted).toBe(true)
    queue.clear()
    expect(queue.snapshot().rows).toEqual([])
    await flush()
    expect(failures).toEqual([])
  })

  it('asks for nothing of a file that is taken away before its turn begins', async () => {
    const { queue, asked, idOf } = build()
    queue.add(['a', 'b'].map(file))
    queue.remove(idOf('a'))
    queue.close()
    await flush()
    expect(asked).toEqual([])
    queue.add([file('c')])
    await flush()
    expect(asked).toEqual(['b ATTACHMENT', 'c ATTACHMENT'])
  })

  it('says of a file that can be read no more that it must be chosen anew', async () => {
    const { queue, sending, states } = build()
    const moved = file('a')
    moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(moved) })
    queue.add([moved])
    await flush()
    sending.get('a')?.end(new TypeError('cut'))
    await expect.poll(() => queue.snapshot().rows[0]?.isGone).toBe(true)
    expect(states()).toEqual({ a: 'failed' })
    expect(queue.snapshot().rows[0]?.error).toContain('saiu do lugar')
  })

  it('fails with what it is told while its code cannot be fetched, and can be sent again', async () => {
    vi.resetModules()
    vi.doMock('./upload-actor.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    const { queue, states, failures, idOf } = build()
    queue.add([file('a')])
    await expect.poll(() => states()).toEqual({ a: 'failed' })
    expect(failures).toEqual([expect.stringContaining('recarregue a página')])
    vi.doUnmock('./upload-actor.ts')
    queue.retry(idOf('a'))
    await expect.poll(() => states()).toEqual({ a: 'sending' })
  })

  it('asks for no code without a connection, and sends the file once there is one', async () => {
    vi.resetModules()
    const { createUploadQueue: createFresh } = await import('./upload-queue.ts')
    const fetchCode = vi.fn()
    vi.doMock('./upload-actor.ts', async (original) => {
      fetchCode()
      return await original()
    })
    vi.stubGlobal('navigator', { onLine: false })
    const { queue, states, failures } = build({}, createFresh)
    queue.add([file('a')])
    await expect.poll(() => states()).toEqual({ a: 'failed' })
    expect(failures).toEqual([transportMessages['transport.unsent']])
    expect(queue.snapshot().needsPage).toBe(true)
    expect(fetchCode).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    queue.resume()
    await expect.poll(() => states()).toEqual({ a: 'sending' })
    vi.doUnmock('./upload-actor.ts')
  })

  it('shows the files of an earlier visit: those that arrived, and the names of the others', () => {
    const arrived = [{ record: record('a.pdf', 'key-a'), arrivedAt: 0 }]
    const { queue, states } = build({ restored: { arrived, missing: ['b.pdf'] } })
    expect(states()).toEqual({ 'a.pdf': 'done', 'b.pdf': 'failed' })
    expect(queue.snapshot().rows[1]).toMatchObject({
      isGone: true,
      error: fileMessages['files.notKept'],
    })
    expect(queue.snapshot().decision).toMatchObject({ allowed: false, reason: 'failed' })
    queue.restore({ arrived, missing: [] })
    expect(queue.snapshot().decision).toMatchObject({ attachments: [record('a.pdf', 'key-a')] })
  })

  it('sends a file chosen again in the place of the row that asks for it, of the same name', async () => {
    const arrived = [{ record: record('b.pdf', 'key-b'), arrivedAt: 0 }]
    const { queue, sending } = build({
      restored: { arrived, missing: ['a.pdf', 'c.pdf', 'a.pdf'] },
    })
    const rows = () => queue.snapshot().rows.map(({ name, state }) => `${name} ${state}`)
    queue.add(['b.pdf', 'a.pdf', 'd.pdf'].map(file))
    await flush()
    for (const name of ['a.pdf', 'b.pdf', 'd.pdf']) sending.get(name)?.end()
    await flush()
    expect(rows()).toEqual([
      'b.pdf done',
      'a.pdf done',
      'c.pdf failed',
      'a.pdf failed',
      'b.pdf done',
      'd.pdf done',
    ])
    queue.add(['a.pdf', 'c.pdf'].map(file))
    await flush()
    for (const name of ['a.pdf', 'c.pdf']) sending.get(name)?.end()
    await flush()
    expect(queue.snapshot().rows).toHaveLength(6)
    expect(queue.snapshot().decision).toMatchObject({ allowed: true })
    queue.close()
  })

  it('goes on sending those that another visit lists as not arrived, and no others', async () => {
    const { queue, sending, states } = build()
    queue.add(['a', 'b'].map(file))
    await flush()
    queue.restore({ arrived: [], missing: ['a', 'c'] })
    expect(sending.get('b')?.input.signal?.aborted).toBe(true)
    sending.get('a')?.end()
    await flush()
    expect(states()).toEqual({ a: 'done', c: 'failed' })
  })

  it('says of a file that the server refused why it did, and takes others back', async () => {
    const { queue, states } = build()
    queue.takeBack([record('a.pdf', 'key-a'), record('b.pdf', 'key-b')])
    queue.refuse({ 'key-a': 'Arquivo com vírus.', content: 'Outra coisa.' })
    expect(states()).toEqual({ 'a.pdf': 'failed', 'b.pdf': 'done' })
    expect(queue.snapshot().rows[0]).toMatchObject({ error: 'Arquivo com vírus.', isGone: true })
  })

  it('keeps the age of a file that comes from another form', () => {
    const { queue } = build()
    queue.takeBack([{ record: record('a.pdf', 'key-a'), arrivedAt: 7 }, record('b.pdf', 'key-b')])
    const { arrived } = keepFiles(noDraftFiles, queue.snapshot().uploads, new Date(9))
    expect(arrived.map(({ arrivedAt }) => arrivedAt)).toEqual([7, 9])
  })

  it('names the files of what comes back that did not arrive', () => {
    const { queue, states } = build()
    queue.takeBack([record('a.pdf', 'key-a')], ['ata.pdf'])
    expect(states()).toEqual({ 'a.pdf': 'done', 'ata.pdf': 'failed' })
    expect(queue.snapshot().decision).toMatchObject({ allowed: false })
  })

  it('says which files are too many once those of a returned message have joined others', () => {
    const { queue, idOf } = build()
    const surplus = () =>
      queue.snapshot().rows.filter(({ error }) => error === fileMessages['files.surplus'])
    const upTo = (count: number) =>
      Array.from({ length: count }, (_, index) => record(`${index}`, `key-${index}`))
    queue.restore({ arrived: [{ record: record('own', 'key-own'), arrivedAt: 0 }], missing: [] })
    queue.takeBack(upTo(ATTACHMENTS_MAX + 1))
    queue.refuse({ 'key-3': 'Arquivo com vírus.' })
    expect(surplus()).toMatchObject([{ name: 'own', state: 'failed', isGone: true }])
    expect(surplus()[0]?.error).toContain(`${ATTACHMENTS_MAX} arquivos`)
    expect(queue.snapshot().uploads.at(-1)).toMatchObject({ status: 'done' })
    queue.remove(idOf('3'))
    expect(queue.snapshot().decision).toEqual({ allowed: false, reason: 'failed' })
    queue.remove(idOf('0'))
    expect(surplus()).toEqual([])
    expect(queue.snapshot().decision).toMatchObject({ allowed: true })
  })

  it('tells its listeners, and gives the same snapshot until something changes', () => {
    const { queue } = build()
    const listener = vi.fn()
    const stop = queue.subscribe(listener)
    const before = queue.snapshot()
    expect(queue.snapshot()).toBe(before)
    queue.add([file('a')])
    expect(listener).toHaveBeenCalled()
    expect(queue.snapshot()).not.toBe(before)
    stop()
    const calls = listener.mock.calls.length
    queue.clear()
    expect(listener.mock.calls).toHaveLength(calls)
  })
})
