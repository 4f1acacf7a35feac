import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { type PeerBehaviour, startTestPeer, type TestPeer } from '../../testing/test-peer.ts'
import { createHttpPeer, type HttpPeer } from './http-peer.ts'

const clock = { now: () => new Date('2026-03-10T12:00:00.900Z') }
let server: TestPeer
let peer: HttpPeer
const open = (timeoutMs: number) => {
  const { url: baseUrl, secret } = server
  return createHttpPeer({ baseUrl, secret, clock, timeoutMs, pausesMs: [1, 1] })
}
/** One that waits no longer than needed for what never comes, and on a busy machine for what comes. */
const openFor = (behaviour: PeerBehaviour) =>
  open(behaviour === 'silent' || behaviour === 'stuck' ? 700 : HANGS_MS)
beforeEach(async () => {
  server = await startTestPeer()
  peer = open(HANGS_MS)
})
afterEach(() => server.close())

const away: readonly [name: string, PeerBehaviour, failure: string][] = [
  ['says nothing', 'silent', 'timeout'],
  ['never ends', 'stuck', 'timeout'],
  ['cuts the connection', 'reset', 'network'],
  ['cuts its answer', 'torn', 'network'],
  ['fails', { status: 500 }, 'unavailable'],
  ['is away behind its proxy', { status: 502, body: '<html>' }, 'unavailable'],
  ['has too much to do', { status: 429 }, 'unavailable'],
]
const senseless: readonly [name: string, PeerBehaviour, failure: string][] = [
  ['is not JSON', { status: 200, body: '<html>bem-vindo</html>' }, 'garbage'],
  ['is empty', { status: 200, body: '' }, 'garbage'],
  ['is half JSON', { status: 200, body: '{"status":' }, 'garbage'],
  ['has no end', 'endless', 'garbage'],
  ['refuses', { status: 403 }, 'refused'],
]

describe('a read', () => {
  it('is signed, over path, query and time', async () => {
    server.script({ status: 200, body: '{"status":"RECEIVED"}' })
    expect(await peer.get('/payments/p%201?full=1')).toEqual({ status: 'RECEIVED' })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({ path: '/payments/p%201?full=1', signed: true })
    expect(server.requests[0]?.headers['x-tramite-signature']).toMatch(/^t=1773144000,v1=/)
  })

  it('answers null for what the peer does not know', async () => {
    server.script({ status: 404 })
    expect(await peer.get('/payments/x')).toBeNull()
    expect(server.requests).toHaveLength(1)
  })

  it.each(away)('is tried again when the peer %s', async (_, behaviour) => {
    server.script(behaviour, behaviour, { status: 200, body: '{"ok":true}' })
    expect(await openFor(behaviour).get('/')).toEqual({ ok: true })
    expect(server.requests).toHaveLength(3)
  })

  it.each(away)('is given up after three tries when the peer %s', async (_, behaviour, failure) => {
    server.script(behaviour, behaviour, behaviour)
    await expect(openFor(behaviour).get('/')).rejects.toMatchObject({ name: 'PeerError', failure })
    expect(server.requests).toHaveLength(3)
  })

  it.each(senseless)('is not tried again when the answer %s', async (_, behaviour, failure) => {
    server.script(behaviour)
    await expect(peer.get('/')).rejects.toMatchObject({ failure })
    expect(server.requests).toHaveLength(1)
  })
})

describe('a message', () => {
  it('carries its key and is signed with its body', async () => {
    await peer.post('/payments/overdue', { text: 'Comprovante, nº 1' }, 'key-1')
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      path: '/payments/overdue',
      body: '{"text":"Comprovante, nº 1"}',
      signed: true,
      headers: { 'idempotency-key': 'key-1', 'content-type': 'application/json' },
    })
  })

  it.each([200, 201, 202, 204, 409])('has arrived with %i', async (status) => {
    server.script({ status, body: status === 204 ? '' : 'não é JSON' })
    await expect(peer.post('/', {}, 'key')).resolves.toBeUndefined()
  })

  it.each(away.filter(([name]) => !['never ends', 'cuts its answer'].includes(name)))(
    'is sent once when the peer %s',
    async (_, behaviour, failure) => {
      server.script(behaviour)
      await expect(openFor(behaviour).post('/', {}, 'key')).rejects.toMatchObject({ failure })
      expect(server.requests).toHaveLength(1)
    },
  )

  it('says nothing of the secret or the body when it fails', async () => {
    server.script({ status: 422 })
    const error = await peer.post('/', { cpf: '98710234560' }, 'key').catch((thrown) => thrown)
    const told = `${error} ${JSON.stringify(error)} ${error.stack}`
    expect(told).not.toMatch(/98710234560|segredo/)
    expect(error).toMatchObject({ failure: 'refused', status: 422 })
  })

  it('is not carried elsewhere by a redirect', async () => {
    const elsewhere = await startTestPeer()
    server.script({ status: 307, headers: { location: `${elsewhere.url}/` } })
    await expect(peer.post('/', {}, 'key')).rejects.toMatchObject({ failure: 'network' })
    expect(elsewhere.requests).toEqual([])
    await elsewhere.close()
  })

  it('fails when nobody listens', async () => {
    await server.close()
    await expect(peer.post('/', {}, 'key')).rejects.toMatchObject({ failure: 'network' })
  })
})
