import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../db/command.ts'
import {
  type ContractOperation,
  exampleOf,
  named,
  securedOperations,
  toUrl,
} from '../testing/contract-operations.ts'
import { recordRoundTrips } from '../testing/count-statements.ts'
import { until } from '../testing/test-finance.ts'
import { type PersonName, tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { hashToken } from './bearer.ts'
import type { ProblemAnswer } from './problem.ts'

/**
 * Nothing is read, validated, counted or drawn for an unknown caller: a refusal costs one token look-up.
 */

const stranger = 'a-token-that-nobody-has-0123456789'

let portal: TestPortal
let trips: () => string[][]
beforeAll(async () => {
  portal = await startTestPortal()
  trips = recordRoundTrips(portal.engine.tenant)
})
afterAll(() => portal.close())

interface Sent {
  readonly token: string | null
  readonly payload?: string | object
}

async function ask(operation: ContractOperation, { token, payload }: Sent) {
  const draft = exampleOf(operation)
  const body = payload ?? (draft.body as object | undefined)
  const answer = await portal.app.inject({
    method: operation.method as 'GET',
    url: toUrl(operation, draft),
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: body }),
  })
  const { code } = JSON.parse(answer.payload || '{}') as Partial<ProblemAnswer>
  return { status: answer.statusCode, code }
}

const select = (text: string) =>
  portal.database.system((transaction) =>
    transaction.run({ text, params: [], read: toObjects<{ name: string }> }),
  )

/** All rows, and the state of all sequences. */
async function stateOfAll(): Promise<unknown> {
  const tables = await select(`select tablename as name from pg_tables where schemaname = 'public'`)
  const hashes = tables.map(
    ({ name }) =>
      `(select md5(string_agg(r::text, '' order by r::text)) from ${name} r) as ${name}`,
  )
  return [
    await select(`select ${hashes.join(', ')}`),
    await select(`select sequencename as name, last_value from pg_sequences order by 1`),
  ]
}

const later = '2100-01-01T00:00:00Z'

/** A person who may call an operation. */
const callerOf = ({ roles }: ContractOperation): PersonName =>
  roles.some((role) => role !== 'staff') ? 'sofia' : 'lia'

/** Makes the process know a caller. */
async function introduce(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode } = await portal.app.inject({ url: '/api/demands?limit=1', headers })
  expect(statusCode).toBe(200)
}

const expire = (person: PersonName, at: string) =>
  portal.database.system((transaction) =>
    transaction.run({
      text: 'update sessions set expires_at = $2 where token_hash = $1',
      params: [hashToken(tokenOf(person)), at],
      read: () => undefined,
    }),
  )

describe('a stranger', () => {
  it.each(named(securedOperations))('costs %s one look-up', async (_, operation) => {
    trips()
    for (const payload of operation.body ? [undefined, '{"broken": '] : [undefined]) {
      const answer = await ask(operation, { token: stranger, ...(payload && { payload }) })
      expect(answer).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
      expect(trips()).toEqual([['open_session']])
    }
    expect(await ask(operation, { token: null })).toMatchObject({ status: 401 })
    expect(trips()).toEqual([])
  })

  it('has no body read, however long', async () => {
    const createDemand = securedOperations.find(({ id }) => id === 'createDemand')
    if (!createDemand) throw new Error('The contract creates no demands')
    const payload = `{"name": "${'x'.repeat(3_000_000)}"}`
    const answer = await ask(createDemand, { token: stranger, payload })
    expect(answer).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })
})

describe('a caller without the right', () => {
  const forStaff = securedOperations.filter(
    ({ roles }) => roles.length > 0 && roles.every((role) => role === 'staff'),
  )
  it.each(named(forStaff))('costs %s one look-up', async (_, operation) => {
    await introduce(tokenOf('sofia'))
    trips()
    const broken = operation.body && { payload: '{"broken": ' }
    const answer = await ask(operation, { token: tokenOf('sofia'), ...broken })
    expect(answer).toEqual({ status: 403, code: 'STAFF_ONLY' })
    expect(trips()).toEqual([['open_session']])
    // It is written in parallel to the answer, and the next check compares all rows.
    await until(async () => {
      const text = `select subject_id as name from audit_log where event = 'DENIED'`
      return (await select(text)).some(({ name }) => name === operation.id)
    })
  })
})

describe('a caller whose session ended a moment ago', () => {
  it('is known no more, whatever they call, and changes nothing', async () => {
    for (const person of ['sofia', 'lia'] as const) await expire(person, later)
    await portal.settle()
    const before = await stateOfAll()
    for (const operation of securedOperations) {
      const person = callerOf(operation)
      await introduce(tokenOf(person))
      await expire(person, '2020-01-01T00:00:00Z')
      const { status } = await ask(operation, { token: tokenOf(person) })
      await expire(person, later)
      expect([operation.id, status]).toEqual([operation.id, 401])
    }
    await portal.settle()
    expect(await stateOfAll()).toEqual(before)
  })
})

describe('a caller who is known', () => {
  it('is looked up with the work, in its one round trip', async () => {
    await introduce(tokenOf('ana'))
    trips()
    const request = { as: 'ana', business: 'aurora-1' } as const
    expect((await portal.call('listDemands', request)).status).toBe(200)
    const [trip = [], ...others] = trips()
    expect(others).toEqual([])
    expect(trip[0]).toBe('open_session')
    expect(trip.length).toBeGreaterThan(1)
  })

  it('draws the number of a demand in the first of its two round trips', async () => {
    await introduce(tokenOf('ana'))
    const body = { name: 'Contrato', description: 'Revisar' }
    // The first request also reserves counts for all processes in the database.
    await portal.call('createDemand', { as: 'ana', body })
    trips()
    expect((await portal.call('createDemand', { as: 'ana', body })).status).toBe(201)
    const [first = [], ...others] = trips()
    expect(first).toContain('offer_demand_number')
    expect(others).toHaveLength(1)
  })

  it('gets a number all the same when something about them has changed', async () => {
    await introduce(tokenOf('ana'))
    await portal.database.query(`update users set phone = '11999990000' where email like 'ana@%'`)
    const body = { name: 'Contrato', description: 'Revisar' }
    const { status, body: demand } = await portal.call('createDemand', { as: 'ana', body })
    expect([status, typeof demand.externalId]).toEqual([201, 'number'])
  })
})
