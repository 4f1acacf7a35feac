import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { bodyLimitOf } from './body-limit.ts'
import { listOperations, readContract } from './contract.ts'

const operations = listOperations(readContract())
const limitOf = (id: string) => operations.find((one) => one.id === id)?.bodyLimit

describe('how long a body may be', () => {
  it('is known of every operation', () => {
    expect(operations.filter(({ bodyLimit }) => bodyLimit === null)).toEqual([])
    expect(Math.max(...operations.map(({ bodyLimit }) => bodyLimit ?? 0))).toBe(1024 * 1024)
  })

  it.each(['signIn', 'requestPasswordReset', 'resetPassword', 'changePassword', 'createUser'])(
    '%s reads 16 kB',
    (id) => expect(limitOf(id)).toBe(16 * 1024),
  )

  it('has room for the longest text, with every character escaped', () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      properties: {
        text: { type: 'string', maxLength: 20_000 },
      },
    }
    const longest = JSON.stringify({ text: 'x'.repeat(20_000).replaceAll('x', '\\u00e9') })
    const requestBody = { content: { 'application/json': { schema } } }
    expect(bodyLimitOf({ requestBody })).toBeGreaterThan(longest.length - 20_000)
  })

  it.each([
    ['a text without an end', { type: 'string' }],
    ['a list without an end', { type: 'array', items: { type: 'boolean' } }],
    ['names without an end', { type: 'object' }],
    ['more than a megabyte', { type: 'string', maxLength: 1_000_000 }],
  ])('is to be given for %s', (_, schema) => {
    const requestBody = { content: { 'application/json': { schema } } }
    expect(bodyLimitOf({ requestBody })).toBeNull()
    expect(bodyLimitOf({ requestBody, 'x-body-limit': 5000 })).toBe(5000)
  })
})

describe('a body that is too long or too deep', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const send = (payload: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/auth',
      headers: { 'content-type': 'application/json' },
      payload,
    })

  it('is refused unread', async () => {
    const answer = await send(JSON.stringify({ email: 'x'.repeat(17 * 1024), password: 'x' }))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  })

  it('is refused for its levels', async () => {
    const answer = await send(`${'['.repeat(33)}${']'.repeat(33)}`)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_REQUEST'])
  })

  it('gets a short answer, whatever it holds', async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [`${i}${'x'.repeat(60)}`, 1]),
    )
    const long = await send(JSON.stringify({ ['y'.repeat(15_000)]: 1 }))
    const many = await send(JSON.stringify(fields))
    expect([long.statusCode, many.statusCode]).toEqual([400, 400])
    expect(Math.max(long.payload.length, many.payload.length)).toBeLessThan(6000)
  })
})
