import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { businessIdOf, tokenOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const page = { address: '/', width: 90, user: '{}' }

interface Asked {
  readonly business?: string
  readonly headers?: Record<string, string>
}

const ask = (body: unknown, { business = 'aurora-1', headers = {} }: Asked = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/drawn',
    headers: {
      authorization: `Bearer ${tokenOf('ana')}`,
      businessid: businessIdOf(business),
      ...headers,
    },
    payload: body as object,
  })

/** Asks again if a busy server did not render the page. */
const polling = { timeout: 20_000, interval: 600 }
const askUntilDrawn = () =>
  vi.waitFor(async () => {
    const answer = await ask(page)
    expect(answer.json().nodes).not.toBeNull()
    return answer
  }, polling)

const failures = () => portal.logs.filter((line) => line.includes('could not be drawn'))

const alone = (url: string) =>
  portal.app.inject({
    url,
    headers: {
      authorization: `Bearer ${tokenOf('ana')}`,
      businessid: businessIdOf('aurora-1'),
    },
  })

describe('a page that is opened for the first time', () => {
  it('gets the answers to its calls as each alone would, and how it looks', async () => {
    const answer = await askUntilDrawn()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { answers, nodes } = answer.json()
    expect(nodes).toEqual([expect.any(String), '/', 90, ['GET /api/home/shell', 'GET /api/home']])
    const shell = await alone('/api/home/shell')
    expect(answers['GET /api/home/shell']).toMatchObject({
      status: 200,
      headers: { date: expect.stringMatching(/ GMT$/) },
      text: shell.payload,
    })
  })

  it('is read by its own calls where it cannot be drawn, also after the thread has died', async () => {
    for (const [index, user] of ['broken', 'deadly', 'silent'].entries()) {
      await vi.waitFor(async () => {
        const { answers, nodes } = (await ask({ ...page, user })).json()
        expect(nodes).toBeNull()
        expect(answers['GET /api/home'].status).toBe(200)
        expect(failures().length).toBeGreaterThan(index)
      }, polling)
    }
    await askUntilDrawn()
  })

  it('is not waited for when it comes late, and then none is drawn for a while, by the same thread', async () => {
    await askUntilDrawn()
    const before = failures()
    // A busy server may not even have begun to draw the late page, and rests only after one that was.
    await vi.waitFor(async () => {
      const { answers, nodes } = (await ask({ ...page, user: 'late' })).json()
      expect(nodes).toBeNull()
      expect(answers['GET /api/home'].status).toBe(200)
      expect((await ask(page)).json().nodes).toBeNull()
    }, polling)
    await askUntilDrawn()
    expect(failures()).toEqual(before)
  })

  it('gets the refusals of its calls, and is not drawn from them', async () => {
    const signedOut = (await ask(page, { headers: { authorization: 'Bearer nobody' } })).json()
    expect(signedOut.nodes).toBeNull()
    expect(signedOut.answers['GET /api/home'].status).toBe(401)
    const foreign = (await ask(page, { business: 'brisa-1' })).json()
    expect(foreign.nodes).toBeNull()
    expect(foreign.answers['GET /api/home'].status).toBeGreaterThanOrEqual(403)
  })

  it.each([
    ['no address', { width: 90, user: '{}' }],
    ['another site', { ...page, address: '//elsewhere.example' }],
    ['another site by a backslash', { ...page, address: '/\\elsewhere.example' }],
    ['an address that is none', { ...page, address: '/\t/[' }],
    ['no width', { ...page, width: 0 }],
    ['too much of a user', { ...page, user: 'x'.repeat(20_001) }],
  ])('is refused with %s', async (_, body) => {
    const answer = await ask(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST' })
  })
})
