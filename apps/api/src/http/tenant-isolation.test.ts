import { operationIndex } from '@tramite/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Command, toObjects } from '../db/command.ts'
import { build, toCommand } from '../db/statements.ts'
import { documents } from '../features/documents/documents.table.ts'
import { files } from '../features/files/files.table.ts'
import { notifications } from '../features/notifications/notifications.table.ts'
import { demandTags } from '../features/tags/tags.table.ts'
import { businessIdOf, customerIdOf, idOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { readContract } from './contract.ts'
import type { OperationId } from './operation.ts'

/**
 * Tries every operation of the contract with every id of another customer, in every place of a
 * request that can hold one. Works from the contract, so that an operation that is added there is
 * tried as well.
 */

interface Schema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
}
interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
  readonly example?: unknown
}
interface Operation {
  readonly operationId: OperationId
  readonly security?: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { content: { 'application/json': { schema: Schema; example?: unknown } } }
  readonly 'x-roles': readonly ('customer' | 'staff')[]
}

const operations = Object.values(readContract().paths).flatMap((methods) =>
  Object.values(methods),
) as unknown as Operation[]
const secured = operations.filter(({ security }) => security === undefined)

const canary = 'CANARIO-7f3a'
let portal: TestPortal
let foreign: { id: string; kind: string }[]
let keys: string[]

beforeAll(async () => {
  portal = await startTestPortal()
  const made = await portal.call('createDemand', {
    as: 'ana',
    business: 'aurora-1',
    body: { name: canary, description: canary },
  })
  const demandId = made.body.id
  const staff = { as: 'lia', params: { id: demandId } } as const
  await portal.call('updateDemandStatus', {
    ...staff,
    body: { statusKey: 'FINISHED', message: canary },
  })
  const item = await portal.call('createDemandItem', {
    ...staff,
    body: { type: 'MESSAGE', content: canary },
  })
  const customerId = customerIdOf('aurora')
  const at = portal.time.now.toISOString()
  const shared = { customerId, createdAt: at }
  const userId = userIdOf('ana')
  const file = { userId, fileName: canary, contentType: 'text/plain', size: 1 }
  keys = ['uploads/foreign-attached', 'uploads/foreign-loose']
  const ids = { tag: idOf('tag'), document: idOf('document'), notification: idOf('notification') }
  await portal.database.system((transaction) =>
    transaction.all(
      toCommand(build.insert(demandTags).values({ id: ids.tag, name: canary, ...shared })),
      toCommand(
        build.insert(files).values([
          { key: keys[0] ?? '', ...file, type: 'ATTACHMENT', demandId, attachedAt: at, ...shared },
          { key: keys[1] ?? '', ...file, type: 'ATTACHMENT', ...shared },
        ]),
      ),
      toCommand(
        build.insert(documents).values({
          id: ids.document,
          demandId,
          businessId: businessIdOf('aurora-1'),
          name: canary,
          fileKey: keys[0] ?? '',
          ...file,
          ...shared,
        }),
      ),
      toCommand(
        build.insert(notifications).values({
          id: ids.notification,
          userId,
          title: canary,
          updatedAt: at,
          ...shared,
        }),
      ),
    ),
  )
  foreign = [
    { kind: 'demand', id: demandId },
    { kind: 'item', id: item.body.id },
    { kind: 'document', id: ids.document },
    { kind: 'tag', id: ids.tag },
    { kind: 'notification', id: ids.notification },
    { kind: 'user', id: userId },
    { kind: 'business', id: businessIdOf('aurora-1') },
    { kind: 'customer', id: customerId },
  ]
})
afterAll(() => portal.close())

const holdsId = ({ format, pattern }: Schema) =>
  format === 'uuid' || (pattern?.includes('0-9A-Fa-f') ?? false)
const isKeyName = (name: string) => /key$/i.test(name)

/** Paths of a body at which an id or a file key may stand. */
function placesOf(schema: Schema, path: readonly string[] = []): string[][] {
  const name = path.at(-1) ?? ''
  if (holdsId(schema) || (schema.type === 'string' && isKeyName(name))) return [[...path]]
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
    placesOf(value, [...path, key]),
  )
  return schema.items ? [...inner, ...placesOf(schema.items, [...path, '0'])] : inner
}

function withValue(body: unknown, [head, ...rest]: readonly string[], value: string): unknown {
  if (head === undefined) return value
  if (head === '0') return [withValue(Array.isArray(body) ? body[0] : undefined, rest, value)]
  return {
    ...(body as object),
    [head]: withValue((body as Record<string, unknown>)?.[head], rest, value),
  }
}

const uploadRecord = { fileName: 'a.txt', fileType: 'text/plain', fileSize: 1 }
const asRecord = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value) =>
    key === 'attachments' && Array.isArray(value)
      ? value.map((record) => ({ ...uploadRecord, ...record }))
      : value,
  )

/** A request as the contract's own examples make it. */
function exampleOf({ parameters = [], requestBody }: Operation) {
  const values = (place: Parameter['in']) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place && parameter.required)
        .map(({ name, example }) => [name, String(example)]),
    )
  const content = requestBody?.content['application/json']
  return { params: values('path'), query: values('query'), body: content?.example }
}

interface Attempt {
  readonly where: string
  /** A path names the resource itself: only 403 and 404 will do. */
  readonly strict: boolean
  readonly request: {
    params: Record<string, string>
    query: Record<string, unknown>
    body: unknown
  }
}

function attemptsOf(operation: Operation): Attempt[] {
  const example = exampleOf(operation)
  const attempts: Attempt[] = []
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const isKey = isKeyName(name) && schema.type === 'string'
    if (place === 'header' || !(holdsId(schema) || isKey)) continue
    const values = isKey ? keys.map((id) => ({ id, kind: 'key' })) : foreign
    for (const { id, kind } of values) {
      const where = `${place} ${name} = ${kind}`
      if (place === 'path') {
        const body = name === 'ids' ? { demandsIds: [id] } : example.body
        const request = { ...example, params: { ...example.params, [name]: id }, body }
        attempts.push({ where, strict: true, request })
      } else {
        const request = { ...example, query: { ...example.query, [name]: id } }
        attempts.push({ where, strict: false, request })
      }
    }
  }
  const schema = operation.requestBody?.content['application/json'].schema
  for (const path of schema ? placesOf(schema) : []) {
    const values = isKeyName(path.at(-1) ?? '') ? keys.map((id) => ({ id, kind: 'key' })) : foreign
    for (const { id, kind } of values) {
      const body = asRecord(withValue(example.body ?? {}, path, id))
      attempts.push({
        where: `body ${path.join('.')} = ${kind}`,
        strict: false,
        request: { ...example, body },
      })
    }
  }
  return attempts
}

const countRows: Command<Record<string, unknown>[]> = {
  text: `select
    (select md5(string_agg(d::text, '' order by id)) from demands d where customer_id = $1) as demands,
    (select count(*) from process_items where customer_id = $1) as items,
    (select md5(string_agg(d::text, '' order by id)) from documents d where customer_id = $1) as documents,
    (select md5(string_agg(f::text, '' order by key)) from files f where customer_id = $1) as files,
    (select count(*) from feedbacks where customer_id = $1) as feedbacks,
    (select md5(string_agg(n::text, '' order by id)) from notifications n where customer_id = $1) as notices`,
  params: [customerIdOf('aurora')],
  read: toObjects,
}
const stateOfAurora = () => portal.database.system((transaction) => transaction.run(countRows))

describe("another customer's ids", () => {
  it.each(secured.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (operationId, operation) => {
      await portal.settle()
      const before = await stateOfAurora()
      for (const { where, strict, request } of attemptsOf(operation)) {
        const answer = await portal.call(operationId, { as: 'davi', ...request })
        expect(JSON.stringify(answer.body ?? ''), where).not.toContain(canary)
        if (strict) expect([403, 404], `${where}: ${answer.status}`).toContain(answer.status)
        if (answer.status >= 500) expect.fail(`${where}: ${answer.status}`)
      }
      await portal.settle()
      expect(await stateOfAurora()).toEqual(before)
    },
  )
})

describe("another customer's business in the header", () => {
  const scoped = secured.filter(
    ({ parameters, operationId }) =>
      operationId !== 'streamEvents' && parameters?.some(({ name }) => name === 'businessId'),
  )
  it.each(scoped.map((operation) => [operation.operationId, operation] as const))(
    '%s answers 403',
    async (operationId, operation) => {
      const as = operation['x-roles'].includes('customer') ? 'davi' : undefined
      if (!as) return
      const answer = await portal.call(operationId, {
        as,
        business: 'aurora-1',
        ...exampleOf(operation),
      })
      expect(answer.status).toBe(403)
      expect(answer.problem.code).toBe('BUSINESS_FORBIDDEN')
    },
  )
})

describe('roles', () => {
  it.each(secured.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses who is not listed, and who has no token',
    async (operationId, operation) => {
      const example = exampleOf(operation)
      const roles = operation['x-roles']
      const without = await portal.call(operationId, example)
      expect([without.status, without.problem.code]).toEqual([401, 'UNAUTHENTICATED'])
      for (const [role, as] of [
        ['customer', 'davi'],
        ['staff', 'lia'],
      ] as const) {
        if (roles.includes(role)) continue
        const refused = await portal.call(operationId, { as, ...example })
        expect(refused.status, role).toBe(403)
      }
    },
  )

  it('covers every operation of the contract', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(operationIndex).sort(),
    )
  })
})
