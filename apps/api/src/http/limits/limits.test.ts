import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { contractOperations } from '../../testing/contract-operations.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { type PersonName, tokenOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { readContract } from '../contract.ts'
import type { OperationId } from '../operation.ts'
import type { LimitTable } from './limit-table.ts'
import { createLimits } from './limits.ts'

const now = new Date('2026-03-10T12:00:00Z')
const prove = async () => {}
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const caller = (userId: string, customerId: string | null = 'aurora') => ({
  network: '203.0.113.9',
  principal: { userId, customerId, staff: customerId === null },
})

describe('the table of the contract', () => {
  const table = readContract()['x-limits'] ?? {}
  it('counts every call', () => {
    expect(Object.keys(table)).toEqual(expect.arrayContaining(['reads', 'writes', 'public']))
    const byName = (name: string) =>
      contractOperations.filter(({ limit }) => limit === name).map(({ id }) => id)
    expect(byName('invitations')).toEqual(['createUser', 'createFirmUser', 'sendFirmUserLink'])
    expect(byName('messages')).toContain('postDemandMessage')
    expect(byName('streams')).toEqual(['streamEvents'])
  })
  it('has for all processes together what sends e-mails', () => {
    for (const name of ['invitations', 'messages']) {
      expect(table[name]?.every((rule) => 'most' in rule && rule.shared)).toBe(true)
    }
  })
})

describe('limits', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const create = (rules: LimitTable[string], factor = 1) => {
    const limits = createLimits({ table: { some: rules }, database: portal.database, factor })
    return { limits, operation: { limits: ['some'] } }
  }
  const refusal = (act: () => void) => {
    try {
      act()
    } catch (error) {
      return error
    }
    return undefined
  }

  it('counts each user, and says when the window ends', () => {
    const { limits, operation } = create([{ by: 'user', most: 2, seconds: 300 }])
    limits.count(operation, caller('ana'), now)
    limits.count(operation, caller('ana'), now)
    expect(refusal(() => limits.count(operation, caller('ana'), later(100)))).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Muitas solicitações em pouco tempo. Tente novamente em 4 minutos.',
      headers: { 'retry-after': '200' },
    })
    limits.count(operation, caller('bruno'), later(100))
    limits.count(operation, caller('ana'), later(300))
  })

  it.each([
    ['of a process', {}],
    ['of all processes', { shared: true }],
  ])('keeps nobody out %s when a clock that was fast is set back', async (name, shared) => {
    const rule = { by: 'user', most: 1, seconds: 300, ...shared } as const
    const { limits, operation } = create([rule])
    const user = caller(name)
    const call = async (at: Date) => {
      limits.check(operation, user, at)
      limits.count(operation, user, at)
      await limits.enter(operation, user, at, prove)
    }
    const fast = later(10 * 24 * 60 * 60)
    await call(fast)
    await expect(call(fast)).rejects.toMatchObject({ status: 429 })
    await call(now)
    await expect(call(now)).rejects.toMatchObject({ headers: { 'retry-after': '300' } })
  })

  it('counts a customer, but nobody of the firm as one', () => {
    const { limits, operation } = create([{ by: 'customer', most: 1, seconds: 300 }])
    limits.count(operation, caller('ana'), now)
    expect(refusal(() => limits.count(operation, caller('bruno'), now))).toBeDefined()
    limits.count(operation, caller('davi', 'brisa'), now)
    for (const _ of [1, 2, 3]) limits.count(operation, caller('lia', null), now)
  })

  it('gives people of the firm more, and everybody by the factor', () => {
    const rule = { by: 'user', most: 1, seconds: 300, ofStaff: 2 } as const
    const { limits, operation } = create([rule], 2)
    const count = (id: string, customer: string | null, times: number) =>
      refusal(() => {
        for (let i = 0; i < times; i += 1) limits.count(operation, caller(id, customer), now)
      })
    expect(count('ana', 'aurora', 2)).toBeUndefined()
    expect(count('ana', 'aurora', 1)).toBeDefined()
    expect(count('lia', null, 4)).toBeUndefined()
    expect(count('lia', null, 1)).toBeDefined()
  })

  it('gives a place under way back, once', async () => {
    const { limits, operation } = create([{ by: 'user', atOnce: 1 }])
    const leave = await limits.enter(operation, caller('ana'), now, prove)
    await expect(limits.enter(operation, caller('ana'), now, prove)).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '5' },
    })
    leave()
    leave()
    await limits.enter(operation, caller('ana'), now, prove)
    await expect(limits.enter(operation, caller('ana'), now, prove)).rejects.toMatchObject({
      status: 429,
    })
  })

  it('gives back one place of two that are held, however often its call ends', async () => {
    const { limits, operation } = create([{ by: 'user', atOnce: 2 }])
    const [leave] = [
      await limits.enter(operation, caller('ana'), now, prove),
      await limits.enter(operation, caller('ana'), now, prove),
    ]
    leave()
    leave()
    await limits.enter(operation, caller('ana'), now, prove)
    await expect(limits.enter(operation, caller('ana'), now, prove)).rejects.toMatchObject({
      status: 429,
    })
  })

  it.each([
    ['unless it says so', {}, 2],
    ['if it says so', { unlessRefused: true }, 5],
  ])('counts a call that is refused, %s', async (name, unless, passed) => {
    const rule = { by: 'user', most: 2, seconds: 300, shared: true, ...unless } as const
    const { limits, operation } = create([rule])
    const user = caller(`refused ${name}`)
    let entered = 0
    for (let i = 0; i < 5; i += 1) {
      await limits.enter(operation, user, now, prove).then(
        () => (entered += 1),
        () => {},
      )
      limits.forgive(operation, user, now)
    }
    expect(entered).toBe(passed)
    // What was counted in a window that is over is not given to the next.
    const next = later(300)
    await limits.enter(operation, user, next, prove)
    limits.forgive(operation, user, now)
    await limits.enter(operation, user, next, prove)
    await expect(limits.enter(operation, user, next, prove)).rejects.toMatchObject({ status: 429 })
  })

  it('holds no place for a call that another limit refuses', async () => {
    const { limits, operation } = create([
      { by: 'user', atOnce: 1 },
      { by: 'user', most: 1, seconds: 300, shared: true },
    ])
    const user = caller('of a held place')
    const leave = await limits.enter(operation, user, now, prove)
    leave()
    await expect(limits.enter(operation, user, now, prove)).rejects.toMatchObject({ status: 429 })
    await limits.enter(operation, user, later(301), prove)
  })

  it.each([10, 100, 1000])('shares %i calls between two processes', async (most) => {
    const rule = { by: 'user', most, seconds: 300, shared: true } as const
    const [first, second] = [create([rule]), create([rule])]
    const user = caller(`of ${most}`)
    let passed = 0
    for (let i = 0; i < most * 2; i += 1) {
      const { limits, operation } = i % 2 ? first : second
      await limits.enter(operation, user, now, prove).then(
        () => (passed += 1),
        () => {},
      )
    }
    expect(passed).toBe(most)
    await first.limits.enter(first.operation, user, later(300), prove)
  })

  const counted = async () => {
    const { rows } = await portal.database.query(
      'select sum(attempts)::int as sum from rate_limits',
    )
    return Number((rows[0] as { sum: number | null }).sum)
  }

  it('count nobody for all processes who may not enter', async () => {
    const rule = { by: 'user', most: 1000, seconds: 300, shared: true } as const
    const { limits, operation } = create([rule])
    const before = await counted()
    const refuse = () => Promise.reject(new Error('unknown'))
    await expect(limits.enter(operation, caller('stranger'), now, refuse)).rejects.toThrow(
      'unknown',
    )
    expect(await counted()).toBe(before)
  })

  it('ask the database once for calls of one moment', async () => {
    const rule = { by: 'user', most: 1000, seconds: 300, shared: true } as const
    const { limits, operation } = create([rule])
    const before = await counted()
    const calls = Array.from({ length: 10 }, () =>
      limits.enter(operation, caller('at once'), now, prove),
    )
    await Promise.all(calls)
    expect((await counted()) - before).toBe(20)
  })

  it('are used up by processes that are killed as far as each has counted ahead, and no further', async () => {
    const rule = { by: 'user', most: 1000, seconds: 300, shared: true } as const
    const enter = () => {
      const { limits, operation } = create([rule])
      return limits.enter(operation, caller('killed'), now, prove)
    }
    const before = await counted()
    for (let process = 0; process < 50; process += 1) await enter()
    expect((await counted()) - before).toBe(1000)
    await expect(enter()).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '300' } })
  })
})

it.each([
  'changeDemand',
  'createDemand',
  'createDemandFromReminder',
  'createDemandItem',
  'createDocument',
  'createMark',
  'deleteUser',
  'postDemandMessage',
  'requestMappingMeeting',
  'reviewReceipt',
  'updateDemandStatus',
  'updateFirmDocument',
  'updateMark',
])('counts what tells people of something with the messages: %s', (id) => {
  expect(contractOperations.find((operation) => operation.id === id)?.limit).toBe('messages')
})

describe('what the contract allows', () => {
  let portal: TestPortal
  afterEach(() => portal.close())
  const start = async () => {
    portal = await startTestPortal({ variables: { LIMITS_FACTOR: '1' } })
  }
  const repeat = async (times: number, call: (i: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let i = 0; i < times; i += 1) statuses.push((await call(i)).status)
    return statuses
  }
  const post = <Op extends OperationId>(operation: Op, body: object, as: 'ana' | 'bruno' = 'ana') =>
    portal.call(operation, { as, body })

  const invite = (i: number, as: 'ana' | 'bruno' = 'ana') =>
    post('createUser', { name: 'Novo Usuário', email: `novo${i}${as}@fora.example` }, as)

  it('takes sixty invitations one after another, and tells of the wait after that', async () => {
    await start()
    const statuses = await repeat(100, (i) => invite(i))
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array(60).fill(false),
      ...Array(40).fill(true),
    ])
    const refused = await invite(199)
    expect(refused.problem).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      message: 'Muitas solicitações em pouco tempo. Tente novamente em 10 minutos.',
    })
    expect(refused.headers['retry-after']).toBe('600')
    await untilQuiet(portal)
    expect(portal.mails).toHaveLength(60)
    portal.time.now = new Date(portal.time.now.getTime() + 600_000)
    expect((await invite(200)).status).toBe(201)
  })

  it('counts no invitation that was refused', async () => {
    await start()
    const { email } = (await invite(0)).body
    const refused = await repeat(5, () => post('createUser', { name: 'Novo Usuário', email }))
    expect(new Set(refused)).toEqual(new Set([400]))
    const statuses = await repeat(60, (i) => invite(i + 1))
    expect(statuses.filter((status) => status === 201)).toHaveLength(59)
  })

  const asStranger = async (calls: number, address: string) => {
    const statuses: number[] = []
    for (let sent = 0; sent < calls; sent += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) =>
          portal.call('getLoggedUser', {
            headers: {
              authorization: `Bearer of-nobody-${sent + i}-${address.replaceAll('.', '-')}`,
              'x-forwarded-for': address,
            },
          }),
        ),
      )
      statuses.push(...answers.map(({ status }) => status))
    }
    return statuses
  }
  const from = (address: string, as: PersonName) =>
    portal.call('getLoggedUser', { as, headers: { 'x-forwarded-for': address } })

  it('looks no token up of an address that has sent too many of nobody, but of who is known', async () => {
    portal = await startTestPortal({
      variables: { LIMITS_FACTOR: '1', TRUST_PROXY: '127.0.0.1' },
    })
    const [crowded, other] = ['203.0.113.5', '203.0.113.6']
    expect(new Set(await asStranger(2900, crowded))).toEqual(new Set([401]))
    expect((await from(crowded, 'ana')).status).toBe(200)
    expect(new Set(await asStranger(100, crowded))).toEqual(new Set([401]))
    const lookUps = countStatements(portal.source.engine.tenant)
    expect(new Set(await asStranger(200, crowded))).toEqual(new Set([429]))
    expect((await from(crowded, 'bruno')).status).toBe(429)
    expect(lookUps()).toBe(0)
    expect((await from(crowded, 'ana')).status).toBe(200)
    expect(lookUps()).toBeGreaterThan(0)
    expect((await from(other, 'bruno')).status).toBe(200)
    expect(new Set(await asStranger(100, other))).toEqual(new Set([401]))
    portal.time.now = new Date(portal.time.now.getTime() + 300_000)
    expect((await from(crowded, 'davi')).status).toBe(200)
  })

  it('counts whoever asks for a drawn page by their address', async () => {
    await start()
    const ask = () => portal.app.inject({ method: 'POST', url: '/drawn', payload: {} })
    for (let i = 0; i < 30; i += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, ask))
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
    }
    const { statusCode, headers } = await ask()
    expect([statusCode, headers['retry-after']]).toEqual([429, '900'])
  })

  it('counts a call once, though its caller is looked at again when it is answered', async () => {
    await start()
    const make = () =>
      portal.call('createRiskSpreadsheet', { as: 'ana', business: 'aurora-1', body: {} })
    const statuses = await repeat(31, make)
    expect(statuses.map((status) => status === 429)).toEqual([...Array(30).fill(false), true])
  })

  it('takes ten imports of marks, each of which may raise two hundred demands', async () => {
    await start()
    const statuses = await repeat(11, (i) =>
      portal.call('importMarks', {
        as: 'ana',
        business: 'aurora-1',
        body: { marcaProcessNumber: String(900_000_000 + i) },
      }),
    )
    expect(statuses.map((status) => status === 429)).toEqual([...Array(10).fill(false), true])
  })

  it('takes five hundred reminders archived in a row', async () => {
    await start()
    const { id } = await addReminder(portal)
    const statuses = await repeat(250, async () => {
      await portal.call('fileReminder', { as: 'ana', business: 'aurora-1', params: { id } })
      return portal.call('unfileReminder', { as: 'ana', business: 'aurora-1', params: { id } })
    })
    expect(statuses.filter((status) => status === 429)).toEqual([])
  })

  it('opens twenty streams of a user at once', async () => {
    await start()
    await portal.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = portal.app.server.address() as AddressInfo
    const controller = new AbortController()
    const open = () =>
      fetch(`http://127.0.0.1:${port}/api/events`, {
        headers: { authorization: `Bearer ${tokenOf('ana')}` },
        signal: controller.signal,
      })
    const answers = await Promise.all(Array.from({ length: 21 }, open))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    controller.abort()
  })
})
