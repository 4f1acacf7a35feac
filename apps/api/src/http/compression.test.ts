import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../testing/test-demands.ts'
import { tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  for (let count = 0; count < 6; count += 1) await raiseDemand(portal)
})
afterAll(() => portal.close())

const ask = (url: string, headers: Record<string, string> = {}) =>
  portal.app.inject({ url, headers: { authorization: `Bearer ${tokenOf('ana')}`, ...headers } })

describe('answers', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ])('of some size are compressed for who can read %s', async (accepted, encoding, unpack) => {
    const plain = await ask('/api/demands')
    const small = await ask('/api/demands', { 'accept-encoding': accepted })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(small.headers['content-encoding']).toBe(encoding)
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    expect(unpack(small.rawPayload).toString()).toBe(plain.payload)
  })

  it('of a few bytes are not', async () => {
    const answer = await ask('/api/demands?limit=1', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBeUndefined()
  })

  it('do not make the server unpack what comes in', async () => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: Buffer.from([31, 139, 8, 0]),
    })
    expect(answer.statusCode).toBe(400)
  })
})
