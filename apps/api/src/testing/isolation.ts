import { expect, vi } from 'vitest'
import { loadDemoFirm } from '../demo/load-demo.ts'
import type { OperationId } from '../http/operation.ts'
import { addDemoExports } from './add-demo-exports.ts'
import {
  type ContractOperation,
  contractOperations,
  type Draft,
  toUrl,
} from './contract-operations.ts'
import { demoTokenOf, openDemoSession } from './demo-session.ts'
import { HANGS_MS } from './hangs-ms.ts'
import { attemptsOf } from './id-places.ts'
import { readZip } from './read-zip.ts'
import { removeDemoUser } from './remove-demo-user.ts'
import { listTables, ownerOf, type RowSet, rowsOf, select, type Table } from './rows-of.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

/**
 * Tries operations with the ids of rows that the caller must not know of, in every place of a request
 * that can hold one. The ids come from the demo firm, which has a row of every kind.
 */

/** Callers and their businesses, by what they must not know of. */
export const positions = {
  aurora: {
    attacker: 'super@aurora.example',
    of: "another customer's ids, as a super admin of Aurora",
  },
  brisa: {
    attacker: 'admin@brisa.example',
    of: "another customer's ids, as a super admin of Brisa",
  },
  secrecy: {
    attacker: 'user2@aurora.example',
    of: 'the ids of private demands, as a super admin who has no part in them',
  },
  business: {
    attacker: 'user@aurora.example',
    of: 'the ids of another business of the same customer, as an admin who has no part in it',
  },
} as const
export type PositionName = keyof typeof positions
export const positionNames = Object.keys(positions) as PositionName[]

export interface Position {
  readonly attacker: string
  readonly userId: string
  readonly customerId: string
  /** Rows that they must not know of. */
  readonly foreign: RowSet
  /** Rows that they may work on. */
  readonly own: RowSet
  /** The foreign rows as last read. */
  seen?: unknown
}

/** A demo firm in which operations are tried. */
export interface Isolation {
  readonly portal: TestPortal
  readonly tables: readonly Table[]
  positionOf(name: PositionName): Position
  /** Sends a request as somebody, with a business in its header. */
  send(
    operation: ContractOperation,
    draft: Draft,
    attacker: string,
    business?: string,
  ): Promise<{ status: number; payload: string }>
  /** Tries one operation from a position. */
  attack(operation: ContractOperation, name: PositionName): Promise<void>
  /** Has an export of everything made from a position, and checks its whole content. */
  exportFrom(name: PositionName): Promise<void>
}

/** The conditions that separate the rows of a position from the others; null if there are none. */
interface Border {
  readonly foreign: (table: Table) => string | null
  readonly own: (table: Table) => string
}

const demandOf = ({ name, columns }: Table) =>
  name === 'demands' ? 'id' : columns.includes('demand_id') ? 'demand_id' : null

const betweenCustomers = (customerId: string): Border => ({
  foreign: (table) => `r.${ownerOf(table)} <> '${customerId}'`,
  own: (table) => `r.${ownerOf(table)} = '${customerId}'`,
})

function around(customerId: string, foreign: Border['foreign']): Border {
  return {
    foreign,
    own: (table) => {
      const hidden = foreign(table)
      const mine = `r.${ownerOf(table)} = '${customerId}'`
      return hidden === null ? mine : `${mine} and (${hidden}) is not true`
    },
  }
}

const aroundPrivateDemands = (customerId: string, userId: string): Border =>
  around(customerId, (table) => {
    const demand = demandOf(table)
    return (
      demand &&
      `r.${demand} in (select id from demands where private and customer_id = '${customerId}'
        and user_id <> '${userId}' and not '${userId}' = any(private_users))`
    )
  })

/** Reminders belong to the customer: only archive records belong to a business. */
const aroundBusiness = (customerId: string, business: string): Border =>
  around(customerId, (table) => {
    if (table.name.startsWith('reminder') || table.name === 'business_users') return null
    if (table.name === 'businesses') return `r.id = '${business}'`
    if (table.columns.includes('business_id')) return `r.business_id = '${business}'`
    const demand = demandOf(table)
    return demand && `r.${demand} in (select id from demands where business_id = '${business}')`
  })

/**
 * Removes a user, who becomes an admin of the others, from a business: the one with the second most
 * demands.
 */
async function leaveBusiness(portal: TestPortal, userId: string): Promise<string> {
  await select(
    portal.database,
    `update users set customer_super_admin = false where id = '${userId}'`,
  )
  const [found] = await select<{ id: string }>(
    portal.database,
    `select b.id from businesses b join users u on u.customer_id = b.customer_id
     where u.id = '${userId}'
     order by (select count(*) from demands d where d.business_id = b.id) desc, b.id offset 1 limit 1`,
  )
  const business = found?.id ?? ''
  await select(
    portal.database,
    `insert into business_users (business_id, user_id, customer_id)
     select id, '${userId}', customer_id from businesses
     where customer_id = (select customer_id from users where id = '${userId}')
     on conflict do nothing`,
  )
  await select(
    portal.database,
    `delete from business_users where user_id = '${userId}' and business_id = '${business}'`,
  )
  return business
}

async function takePosition(
  portal: TestPortal,
  tables: readonly Table[],
  name: PositionName,
): Promise<Position> {
  const { attacker } = positions[name]
  const { userId, customerId } = await openDemoSession(portal.database, attacker)
  const borders = {
    aurora: async () => betweenCustomers(customerId),
    brisa: async () => betweenCustomers(customerId),
    secrecy: async () => aroundPrivateDemands(customerId, userId),
    business: async () => aroundBusiness(customerId, await leaveBusiness(portal, userId)),
  }
  const border = await borders[name]()
  const collect = (conditionOf: Border['foreign']) => rowsOf(portal.database, tables, conditionOf)
  return {
    attacker,
    userId,
    customerId,
    foreign: await collect(border.foreign),
    own: await collect(border.own),
  }
}

/** Tags user texts with their customer, so that they are recognised wherever they appear. */
async function mark(portal: TestPortal, table: Table): Promise<void> {
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

const ids = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const canaries = /CANARIO-([0-9a-f-]{36})/g

function expectNothingTold(payload: string, request: Draft, position: Position, where: string) {
  const echo = JSON.stringify(request)
  const known = [...payload.matchAll(ids)].map(([id]) => id)
  const leaked = known.filter((id) => position.foreign.ids.has(id) && !echo.includes(id))
  expect(leaked, where).toEqual([])
  const written = [...payload.matchAll(canaries)].map(([, customer]) => customer)
  expect(new Set([...written, position.customerId]), where).toEqual(new Set([position.customerId]))
}

/** Later than every date in the contract's examples: none of them is refused for its day. */
const late = new Date('2027-03-01T12:00:00.000Z')

/** Starts a demo firm and takes all positions in it. Close its portal when the tests are done. */
export async function startIsolation(): Promise<Isolation> {
  const portal = await startTestPortal({}, (database) =>
    loadDemoFirm(database, { now: () => late }),
  )
  portal.time.now = late
  await removeDemoUser(portal.database, late)
  await addDemoExports(portal)
  const tables = await listTables(portal.database)
  for (const table of tables) await mark(portal, table)
  const taken = new Map<PositionName, Position>()
  for (const name of positionNames) taken.set(name, await takePosition(portal, tables, name))

  function positionOf(name: PositionName): Position {
    const position = taken.get(name)
    if (!position) throw new Error(`Nobody is at ${name}`)
    return position
  }
  const send: Isolation['send'] = async (operation, draft, attacker, business = '') => {
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
  async function attack(operation: ContractOperation, name: PositionName): Promise<void> {
    const position = positionOf(name)
    const { foreign, own } = position
    const look = async () => {
      position.seen = await select(portal.database, foreign.state)
      return position.seen
    }
    // Nothing else runs, so one reading serves as after this operation and before the next.
    const before = position.seen ?? (await look())
    for (const { where, in: place, request } of attemptsOf(operation, foreign.keys, own.keys)) {
      const { status, payload } = await send(operation, request, position.attacker)
      expectNothingTold(payload, request, position, where)
      expect(status, `${where}: ${payload}`).toBeLessThan(500)
      expect(status, where).not.toBe(401)
      // A path names the resource itself, a body its change; a query only searches.
      if (place === 'path') expect([403, 404], `${where}: ${status} ${payload}`).toContain(status)
      if (place === 'body') expect(status, `${where}: ${payload}`).toBeGreaterThanOrEqual(400)
    }
    // A read is checked with the next operation: one that changed something fails there.
    if (operation.method !== 'GET') expect(await look()).toEqual(before)
  }
  async function exportFrom(name: PositionName): Promise<void> {
    const position = positionOf(name)
    const ask = async (id: OperationId, params: Draft['params'] = {}) => {
      const operation = contractOperations.find((each) => each.id === id)
      if (!operation) throw new Error(`The contract has no ${id}`)
      const { payload } = await send(
        operation,
        { params, query: {}, body: undefined },
        position.attacker,
      )
      return JSON.parse(payload)
    }
    const { id } = await ask('createDataExport')
    await vi.waitFor(
      async () => {
        await portal.settle()
        const { exports } = await ask('listDataExports')
        const { status } = exports.find((each: { readonly id: string }) => each.id === id)
        if (status !== 'READY') throw new Error(`It is ${status}`)
      },
      { timeout: HANGS_MS, interval: 200 },
    )
    const { signedUrl } = await ask('downloadDataExport', { id })
    const { rawPayload } = await portal.app.inject({ url: signedUrl })
    const entries = await readZip(rawPayload)
    expect(entries.has('demandas.json')).toBe(true)
    const nothing = { params: {}, query: {}, body: undefined }
    for (const [entry, content] of entries) expectNothingTold(content, nothing, position, entry)
  }
  return { portal, tables, positionOf, send, attack, exportFrom }
}
