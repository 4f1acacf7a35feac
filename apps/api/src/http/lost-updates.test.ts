import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemoFirm } from '../demo/load-demo.ts'
import {
  type ContractOperation,
  contractOperations,
  exampleOf,
  type Schema,
  toUrl,
} from '../testing/contract-operations.ts'
import { demoTokenOf, openDemoSession } from '../testing/demo-session.ts'
import { type RowKey, rowFor } from '../testing/id-places.ts'
import { listTables, ownerOf, rowsOf } from '../testing/rows-of.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/**
 * Two clients change the same resource at the same time, each based on what it has read: whatever was
 * acknowledged to one is part of what the other writes. This is tried on every resource of the contract
 * that is read and written with a version: in every order of two turns each and, where the database has
 * more than one connection, by two processes in many longer interleavings.
 */
const RUNS = 300
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
const customer = 'super@aurora.example'
const staff = 'advogada@firma.example'

interface Resource {
  readonly name: string
  readonly as: string
  readonly url: string
  readonly method: 'PUT' | 'PATCH'
  /** A text field that both may change. */
  readonly field: string
}

const headersOf = ({ parameters }: ContractOperation) => parameters.map(({ name }) => name)

/** A free text with room for additions. */
const isFreeText = ({ type, format, pattern, enum: values, maxLength = 1000 }: Schema) =>
  [type].flat().includes('string') &&
  !format &&
  !values &&
  maxLength >= 40 &&
  (pattern === undefined || pattern === '\\S')

function freeTextOf({ body }: ContractOperation): string | undefined {
  const properties = Object.entries(body?.schema.properties ?? {})
  return properties.find(([, schema]) => isFreeText(schema))?.[0]
}

const versioned = contractOperations.filter(
  (operation) =>
    ['PUT', 'PATCH'].includes(operation.method) &&
    headersOf(operation).includes('If-Match') &&
    contractOperations.some(({ method, path }) => method === 'GET' && path === operation.path),
)

let portals: [TestPortal, TestPortal]
let resources: Resource[]

const ask = async (portal: TestPortal, { as, url }: Resource) => {
  const { statusCode, headers, payload } = await portal.app.inject({
    url,
    headers: { authorization: `Bearer ${demoTokenOf(as)}` },
  })
  return { status: statusCode, etag: headers.etag as string, body: JSON.parse(payload) }
}

const write = async (portal: TestPortal, resource: Resource, text: string, etag?: string) => {
  const { statusCode } = await portal.app.inject({
    method: resource.method,
    url: resource.url,
    headers: {
      authorization: `Bearer ${demoTokenOf(resource.as)}`,
      ...(etag && { 'if-match': etag }),
    },
    payload: { [resource.field]: text },
  })
  return statusCode
}

/** Resources with a text that can be written and read back. */
async function findResources(keys: readonly RowKey[]): Promise<Resource[]> {
  const found: Resource[] = []
  for (const operation of versioned) {
    const field = freeTextOf(operation)
    const draft = exampleOf(operation)
    const params = Object.fromEntries(
      Object.entries(draft.params).map(([name, value]) => [
        name,
        rowFor(operation, name, keys)?.key ?? value,
      ]),
    )
    if (field === undefined) continue
    const resource: Resource = {
      name: operation.id,
      as: operation.roles.some((role) => role !== 'staff') ? customer : staff,
      url: toUrl(operation, { ...draft, params }),
      method: operation.method as Resource['method'],
      field,
    }
    const status = await write(portals[0], resource, 'Base')
    const { body, etag } = await ask(portals[0], resource)
    if (status === 200 && etag && body[field] === 'Base') found.push(resource)
  }
  return found
}

beforeAll(async () => {
  const first = await startTestPortal({}, loadDemoFirm)
  portals = [first, first.source.second ? await startSecondPortal(first) : first]
  const { customerId } = await openDemoSession(first.database, customer)
  await openDemoSession(first.database, staff)
  const tables = await listTables(first.database)
  const rows = await rowsOf(
    first.database,
    tables,
    (table) => `r.${ownerOf(table)} = '${customerId}'`,
  )
  resources = await findResources(rows.keys)
})
afterAll(async () => {
  const [first, second] = portals
  if (second !== first) await second.close()
  await first.close()
})

/** Adds its name to the text it last read; on a conflict reads it again. */
function createClient(portal: TestPortal, resource: Resource, name: string) {
  let known: { text: string; etag: string } | undefined
  return {
    isDone: false,
    async step() {
      if (!known) {
        const { body, etag } = await ask(portal, resource)
        known = { text: String(body[resource.field]), etag }
        return
      }
      const status = await write(portal, resource, `${known.text} ${name}`, known.etag)
      expect([200, 412]).toContain(status)
      known = undefined
      if (status === 200) this.isDone = true
    },
  }
}

it('is tried on what has versions', () => {
  expect(resources.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['updateDemand', 'updateUser', 'updateBusiness', 'updateFirmCustomer']),
  )
})

type Turn = 'first' | 'second' | 'both'

/** Every order in which two clients can take this many turns, some of them simultaneous. */
function everyOrder(first: number, second: number): Turn[][] {
  if (first === 0 && second === 0) return [[]]
  const after = (turn: Turn, a: number, b: number) =>
    a < 0 || b < 0 ? [] : everyOrder(a, b).map((rest) => [turn, ...rest])
  return [
    ...after('first', first - 1, second),
    ...after('second', first, second - 1),
    ...after('both', first - 1, second - 1),
  ]
}

/** Has two clients add to the text of a resource, starting in this order. */
async function expectBoth(resource: Resource, order: readonly Turn[]): Promise<void> {
  expect(await write(portals[0], resource, 'Base')).toBe(200)
  const first = createClient(portals[0], resource, 'um')
  const second = createClient(portals[1], resource, 'dois')
  for (const turn of [...order, ...Array<'both'>(8).fill('both')]) {
    const clients = turn === 'both' ? [first, second] : [turn === 'first' ? first : second]
    await Promise.all(clients.filter(({ isDone }) => !isDone).map((client) => client.step()))
  }
  const { body } = await ask(portals[0], resource)
  expect(['Base um dois', 'Base dois um'], resource.name).toContain(body[resource.field])
}

it('loses no update, whatever the order of two clients', async () => {
  // A client that has read and written is done, unless the other was faster; then it goes on alone.
  const orders = everyOrder(2, 2)
  for (const resource of resources) {
    for (const order of orders) await expectBoth(resource, order)
  }
  if (portals[0] === portals[1]) return
  const turns = fc.array(fc.constantFrom<Turn>('first', 'second', 'both'), { maxLength: 12 })
  const property = fc.asyncProperty(fc.nat(), turns, async (which, order) => {
    const resource = resources[which % resources.length]
    if (!resource) throw new Error('Nothing has a version')
    await expectBoth(resource, order)
  })
  await fc.assert(property, { seed, numRuns: RUNS })
}, 240_000)
