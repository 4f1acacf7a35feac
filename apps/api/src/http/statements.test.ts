import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { loadDemoFirm } from '../demo/load-demo.ts'
import { addDemoExports } from '../testing/add-demo-exports.ts'
import {
  type ContractOperation,
  contractOperations,
  type Draft,
  exampleOf,
  type Parameter,
  toUrl,
} from '../testing/contract-operations.ts'
import { countStatements } from '../testing/count-statements.ts'
import { demoTokenOf, openDemoSession } from '../testing/demo-session.ts'
import { fits, type RowKey, rowFor } from '../testing/id-places.ts'
import { multiplyRows } from '../testing/multiply-rows.ts'
import { removeDemoUser } from '../testing/remove-demo-user.ts'
import { listSharedTables, listTables, ownerOf, rowsOf, select } from '../testing/rows-of.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/**
 * Every reading operation of the contract, over few rows and over many: the number of statements
 * does not depend on how many they find.
 */

const customer = 'super@aurora.example'
const staff = 'advogada@firma.example'
/** Copies of every row: three rows become more than sixty. */
const COPIES = 20

const reading = contractOperations.filter(
  ({ method, secured, streams }) => method === 'GET' && secured && !streams,
)

let portal: TestPortal
let own: readonly RowKey[]
/** Parameter values by name, or by `operation.name` for a single operation. */
let values: Readonly<Record<string, string>>
let sent: () => number

/** The value of a parameter: a row of the caller's customer. */
function valueFor(operation: ContractOperation, { name, schema }: Parameter): string | undefined {
  const row = rowFor(operation, name, own)
  const known = values[`${operation.id}.${name}`] ?? values[name]
  return known ?? (row && fits(name, schema, row) ? row.key : undefined)
}

/** The example request with own rows, all optional parts and the largest page. */
function requestOf(operation: ContractOperation): Draft {
  const draft = exampleOf(operation)
  const params = { ...draft.params }
  const query: Record<string, unknown> = { ...draft.query }
  for (const parameter of operation.parameters) {
    const { name, in: place, schema, required } = parameter
    const value = valueFor(operation, parameter)
    if (place === 'path' && value) params[name] = value
    if (place === 'query' && required && value) query[name] = value
    if (place === 'query' && name === 'limit') query[name] = Math.min(60, schema.maximum ?? 60)
    if (place === 'query' && schema.type === 'boolean' && /^(all|include|detailed)/.test(name)) {
      query[name] = true
    }
  }
  return { ...draft, params, query }
}

interface Reading {
  readonly status: number
  readonly statements: number
  /** The total, if the answer has one. */
  readonly total: number | undefined
}

/** The customer's active business, which would be another one among many copies. */
function headersFor({ parameters }: ContractOperation, email: string) {
  const business = own.find(({ table }) => table === 'businesses')?.key
  const isScoped = parameters.some(({ name }) => name === 'businessId')
  return email === customer && isScoped && business ? { businessid: business } : {}
}

const ofFirm: ReadonlySet<string> = new Set(['staff', 'firmAdmin'])
const callersOf = ({ roles }: ContractOperation) => [
  ...(roles.some((role) => !ofFirm.has(role)) ? [customer] : []),
  ...(roles.some((role) => ofFirm.has(role)) ? [staff] : []),
]

async function read(operation: ContractOperation): Promise<Reading[]> {
  const readings: Reading[] = []
  for (const email of callersOf(operation)) {
    const before = sent()
    const { statusCode: status, payload } = await portal.app.inject({
      method: 'GET',
      url: toUrl(operation, requestOf(operation)),
      headers: { authorization: `Bearer ${demoTokenOf(email)}`, ...headersFor(operation, email) },
    })
    readings.push({ status, statements: sent() - before, total: JSON.parse(payload).total })
  }
  return readings
}

/**
 * Rows of a customer: a demand that can be prioritised, one with files in messages, a file, its number, a user whom an
 * admin may remove.
 */
async function knownValues(customerId: string): Promise<Record<string, string>> {
  const [found] = await select(
    portal.database,
    `select cnpj as "cpfOrCnpj",
      (select id from demands where customer_id = c.id and status_key = 'IN_PROGRESS'
        and not private and "order" > 1 order by "order" desc limit 1) as "demandId",
      (select string_agg(number::text, ',' order by "order" desc) from demands
        where customer_id = c.id and status_key = 'IN_PROGRESS' and not private and "order" > 3
          and "order" <= 6) as numbers,
      (select demand_id from process_items join demands d on d.id = demand_id
        where d.customer_id = c.id and not d.private and not process_items.deleted
          and jsonb_array_length(process_items.attachments) > 0
        order by d.created_at desc limit 1) as "listDemandAttachments.id",
      (select id from users where customer_id = c.id and status = 'ACTIVE'
        and not customer_admin and not customer_super_admin order by id limit 1) as "listHeirBusinesses.id",
      (select file_key from documents where customer_id = c.id limit 1) as key
     from customers c where id = '${customerId}'`,
  )
  return found ?? {}
}

/** Each copy of a removed person has a removal of its own. */
const removeCopies = (database: Database) =>
  select(
    database,
    `insert into user_removals (user_id, customer_id, name, email, removed_by, removed_by_name,
       heir_id, heir_name, was_blocked, removed_at)
     select u.id, r.customer_id, u.name, u.email, r.removed_by, r.removed_by_name,
       r.heir_id, r.heir_name, r.was_blocked, r.removed_at
     from user_removals r join users u on u.customer_id = r.customer_id and u.name like r.name || ' %'
     returning 1 as made`,
  )

/** Demo customers in good standing have no tag. */
const addCustomerTag = (database: Database, customerId: string) =>
  select(
    database,
    `insert into customer_tags (id, customer_id, name, created_at)
     values (gen_random_uuid(), '${customerId}', 'Cliente antigo', now()) returning 1 as made`,
  )

const few = new Map<string, Reading[]>()
const many = new Map<string, Reading[]>()

beforeAll(async () => {
  portal = await startTestPortal({}, loadDemoFirm)
  const { database } = portal
  const { customerId } = await openDemoSession(database, customer)
  await openDemoSession(database, staff)
  await removeDemoUser(database, portal.time.now)
  await addDemoExports(portal)
  await addCustomerTag(database, customerId)
  const tables = await listTables(database)
  const shared = await listSharedTables(database)
  const rows = await rowsOf(database, tables, (table) => `r.${ownerOf(table)} = '${customerId}'`)
  own = [...rows.keys, ...(await rowsOf(database, shared, () => 'true')).keys]
  values = await knownValues(customerId)
  // Only statements of requests: the outbox and the queue may query at any time.
  sent = countStatements(portal.engine.tenant)
  for (const operation of reading) few.set(operation.id, await read(operation))
  await multiplyRows(database, [...tables, ...shared], COPIES)
  await removeCopies(database)
  for (const operation of reading) many.set(operation.id, await read(operation))
})
afterAll(() => portal.close())

/** It is not found until somebody has viewed it. */
const unseen = new Set(['getPopupView'])

describe('the number of statements', () => {
  const counts = (readings: readonly Reading[] = []) =>
    readings.map(({ status, statements }) => ({ status, statements }))

  it.each(reading.map(({ id }) => id))('of %s does not grow with the rows', (id) => {
    expect(counts(many.get(id))).toEqual(counts(few.get(id)))
    for (const { statements } of many.get(id) ?? []) expect(statements).toBeLessThan(20)
  })

  it('was counted where there is something to read: the demo firm must have it', () => {
    const refused = [...few].filter(
      ([id, readings]) => !unseen.has(id) && readings.every(({ status }) => status !== 200),
    )
    expect(refused.map(([id]) => id)).toEqual([])
  })

  it('was counted over more rows wherever a list says how many there are', () => {
    const largest = (readings: readonly Reading[] = []) =>
      Math.max(-1, ...readings.map(({ total = -1 }) => total))
    const same = [...many].filter(
      ([id, readings]) => largest(readings) >= 0 && largest(readings) <= largest(few.get(id)),
    )
    expect(same.map(([id]) => id)).toEqual([])
  })
})
