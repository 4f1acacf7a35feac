import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoFirm } from '../demo/load-demo.ts'
import {
  type ContractOperation,
  type Draft,
  exampleOf,
  named,
  securedOperations,
  toUrl,
} from '../testing/contract-operations.ts'
import { demoTokenOf, openDemoSession } from '../testing/demo-session.ts'
import { attemptsOf } from '../testing/id-places.ts'
import { listTables, ownerOf, type RowSet, rowsOf, select, type Table } from '../testing/rows-of.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import type { ProblemAnswer } from './problem.ts'

/**
 * Tries every operation of the contract with the ids of rows that the caller must not know of, in
 * every place of a request that can hold one. The operations come from the contract and the ids
 * from the demo firm, which has a row of every kind: what is added to either is tried as well.
 */

/** Super admins of two customers, and one who has no part in the private demands of hers. */
const attackers = ['super@aurora.example', 'admin@brisa.example', 'user2@aurora.example'] as const
type Attacker = (typeof attackers)[number]
const [marina, patricia, colleague] = attackers

interface Position {
  readonly customerId: string
  /** Rows that they must not know of. */
  readonly foreign: RowSet
  /** Rows that they may work on. */
  readonly own: RowSet
  /** What the foreign rows held when they were last looked at. */
  seen?: unknown
}

let portal: TestPortal
let tables: Table[]
const positions = new Map<Attacker, Position>()

async function positionOf(attacker: Attacker): Promise<Position> {
  const { userId, customerId } = await openDemoSession(portal.database, attacker)
  const collect = (conditionOf: (table: Table) => string | null) =>
    rowsOf(portal.database, tables, conditionOf)
  if (attacker !== colleague) {
    const foreign = await collect((table) => `r.${ownerOf(table)} <> '${customerId}'`)
    const own = await collect((table) => `r.${ownerOf(table)} = '${customerId}'`)
    return { customerId, foreign, own }
  }
  const sealed = `(select id from demands where private and customer_id = '${customerId}'
    and user_id <> '${userId}' and not '${userId}' = any(private_users))`
  const demandOf = ({ name, columns }: Table) =>
    name === 'demands' ? 'id' : columns.includes('demand_id') ? 'demand_id' : null
  const foreign = await collect((table) => {
    const demand = demandOf(table)
    return demand && `r.${demand} in ${sealed}`
  })
  const own = await collect((table) => {
    const demand = demandOf(table)
    const mine = `r.${ownerOf(table)} = '${customerId}'`
    return demand ? `${mine} and r.${demand} not in ${sealed}` : mine
  })
  return { customerId, foreign, own }
}

/** Marks what people wrote with their customer, so that it is recognised wherever it appears. */
async function mark(table: Table): Promise<void> {
  const owner = ownerOf(table)
  const changes = table.texts.map(
    (column) => `${column} = 'CANARIO-' || ${owner} || ' ' || ${column}`,
  )
  if (changes.length === 0) return
  await select(
    portal.database,
    `update ${table.name} set ${changes.join(', ')} where ${owner} is not null`,
  )
}

/** After everything that the contract's examples tell of: none of it is refused for its day. */
const late = new Date('2027-03-01T12:00:00.000Z')

beforeAll(async () => {
  portal = await startTestPortal({}, (database) => loadDemoFirm(database, { now: () => late }))
  portal.time.now = late
  tables = await listTables(portal.database)
  for (const table of tables) await mark(table)
  for (const attacker of attackers) positions.set(attacker, await positionOf(attacker))
})
afterAll(() => portal.close())

async function send(operation: ContractOperation, draft: Draft, attacker: Attacker, business = '') {
  const { statusCode: status, payload } = await portal.app.inject({
    method: operation.method as 'GET',
    url: toUrl(operation, draft),
    headers: {
      authorization: `Bearer ${demoTokenOf(attacker)}`,
      ...(business !== '' && { businessid: business }),
    },
    ...(draft.body !== undefined && { payload: draft.body as object }),
  })
  return { status, payload }
}

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const canaries = /CANARIO-([0-9a-f-]{36})/g

function expectNothingTold(payload: string, request: Draft, position: Position, where: string) {
  const echo = JSON.stringify(request)
  const known = [...payload.matchAll(ids)].map(([id]) => id)
  const told = known.filter((id) => position.foreign.ids.has(id) && !echo.includes(id))
  expect(told, where).toEqual([])
  const written = [...payload.matchAll(canaries)].map(([, customer]) => customer)
  expect(new Set([...written, position.customerId]), where).toEqual(new Set([position.customerId]))
}

async function attack(operation: ContractOperation, attacker: Attacker): Promise<void> {
  const position = positions.get(attacker)
  if (!position) throw new Error(`${attacker} is nobody`)
  const { foreign, own } = position
  const look = async () => {
    position.seen = await select(portal.database, foreign.state)
    return position.seen
  }
  // Nobody else is at work, so that one look is after this operation and before the next.
  const before = position.seen ?? (await look())
  for (const { where, in: place, request } of attemptsOf(operation, foreign.keys, own.keys)) {
    const { status, payload } = await send(operation, request, attacker)
    expectNothingTold(payload, request, position, where)
    expect(status, `${where}: ${payload}`).toBeLessThan(500)
    expect(status, where).not.toBe(401)
    // A path names the resource itself, a body what is to be done with it; a query only searches.
    if (place === 'path') expect([403, 404], `${where}: ${status} ${payload}`).toContain(status)
    if (place === 'body') expect(status, `${where}: ${payload}`).toBeGreaterThanOrEqual(400)
  }
  // What only reads is looked at with the next operation: a read that changed something fails it.
  if (operation.method !== 'GET') expect(await look()).toEqual(before)
}

describe.each([
  ["another customer's ids, as a super admin of Aurora", marina],
  ["another customer's ids, as a super admin of Brisa", patricia],
  ['the ids of private demands, as a super admin who has no part in them', colleague],
] as const)('%s', (_, attacker) => {
  it.each(named(securedOperations))('%s', (_id, operation) => attack(operation, attacker))
})

describe("another customer's business in the header", () => {
  const scoped = securedOperations.filter(
    ({ parameters, roles }) =>
      parameters.some(({ name }) => name === 'businessId') &&
      roles.some((role) => role !== 'staff'),
  )
  it.each(named(scoped))('%s answers 403', async (_, operation) => {
    const keys = positions.get(marina)?.foreign.keys ?? []
    const business = keys.find(({ table }) => table === 'businesses')?.key
    const { payload } = await send(operation, exampleOf(operation), marina, business)
    expect((JSON.parse(payload) as ProblemAnswer).code).toBe('BUSINESS_FORBIDDEN')
  })
})

describe('what was tried', () => {
  it('has a row of every table: what the demo firm lacks is not tried', () => {
    const tried = new Set(
      [...positions.values()].flatMap(({ foreign }) => foreign.keys.map(({ table }) => table)),
    )
    const keyed = tables.filter(({ key }) => key !== null).map(({ name }) => name)
    expect(keyed.filter((name) => !tried.has(name))).toEqual([])
    expect(positions.get(colleague)?.foreign.keys.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['demands', 'process_items', 'notifications']),
    )
  })
  it('leaves nothing for later either', async () => {
    const strangers = positions.get(colleague)?.foreign.state ?? ''
    const before = await select(portal.database, strangers)
    await portal.settle()
    expect(await select(portal.database, strangers)).toEqual(before)
    expect(portal.mails.filter(({ to }) => !/@(aurora|brisa)\./.test(JSON.stringify(to)))).toEqual(
      [],
    )
  })
})
