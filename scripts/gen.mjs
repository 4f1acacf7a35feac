// Turns the contract in openapi/ into what the packages import. `--check` writes nothing and fails
// when the committed output differs.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { settleFiles } from './generated-files.mjs'
import { root } from './workspace.mjs'

const require = createRequire(import.meta.url)
const redocly = join(dirname(require.resolve('@redocly/cli/package.json')), 'bin/cli.js')

const callsFolder = 'packages/core/src/generated/calls'

const apis = ['customer', 'general', 'third']
const roles = ['customer', 'admin', 'superAdmin', 'staff', 'firmAdmin']
/** What the contract of a customer may refuse, by `x-access`, and for every `x-tool`. */
const blocks = ['ACCESS_CHURNED', 'ACCESS_ENDED', 'ACCESS_SUSPENDED', 'ACCESS_OVERDUE']
const accessRefusals = {
  session: [],
  visible: ['ACCESS_CHURNED'],
  writing: ['ACCESS_CHURNED', 'ACCESS_ENDED'],
  demandActions: blocks,
  demandCreation: [...blocks, 'ACCESS_SPECIFIC_DEMAND', 'ACCESS_PAYMENT_OVERDUE'],
}
const toolRefusals = [...blocks, 'ACCESS_TOOL_NOT_CONTRACTED']
/** A tool that has to be paid for. */
const paidTools = ['templates']
const methods = ['get', 'put', 'post', 'delete', 'patch']
const banner = '// Generated from openapi/ by `npm run gen`. Do not edit.\n'

/** Bundles the contract into one document, with every $ref replaced when `dereferenced`. */
async function bundle(folder, dereferenced) {
  const file = join(folder, dereferenced ? 'dereferenced.json' : 'bundled.json')
  const flags = dereferenced ? ['--dereferenced'] : []
  const run = spawnSync(
    process.execPath,
    [redocly, 'bundle', 'portal', '--output', file, ...flags],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    },
  )
  if (run.status !== 0) throw new Error(`redocly bundle failed\n${run.stdout}${run.stderr}`)
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Whether a valid session may be insufficient to call an operation. */
function mayRefuse({ security, 'x-roles': allowed, 'x-access': access }) {
  if (security?.length === 0) return false
  return access !== 'session' || !['customer', 'staff'].every((role) => allowed.includes(role))
}

/** The names of a body's fields, in one string: a list would be a quarter longer when compressed. */
function listFields(id, requestBody) {
  if (!requestBody) return null
  const schema = requestBody.content['application/json']?.schema
  if (!schema?.properties || schema.additionalProperties !== false) {
    throw new Error(`${id}: a body is a JSON object that names all its fields`)
  }
  return Object.keys(schema.properties).join(' ')
}

/** What the SDK must know to send a call and to cache its answer, besides its address. */
function toTraits({
  operationId,
  parameters = [],
  requestBody,
  responses,
  'x-version-of': versionOf,
  'x-settles': settles,
}) {
  const has = (header) =>
    parameters.some(({ in: place, name }) => place === 'header' && name === header)
  const answer = responses['200']
  const fields = answer?.content?.['application/json']?.schema?.properties
  return {
    versionOf,
    changes: has('If-Match'),
    idempotent: has('Idempotency-Key'),
    settles,
    body: listFields(operationId, requestBody),
    query: parameters.flatMap(({ in: place, name }) => (place === 'query' ? [name] : [])).join(' '),
    empty: !answer && Boolean(responses['204']),
    versioned: Boolean(answer?.headers?.ETag),
    signed: Boolean(fields?.signedUrl),
  }
}

/** The refusals for roles that may not call an operation. */
function toRoleRefusals(allowed) {
  const has = (role) => allowed.includes(role)
  return [
    !has('staff') && (has('firmAdmin') ? 'FIRM_ADMIN_ONLY' : 'CUSTOMER_ONLY'),
    !has('customer') &&
      ((has('admin') && 'ADMIN_ONLY') || (has('superAdmin') ? 'SUPER_ADMIN_ONLY' : 'STAFF_ONLY')),
  ]
}

/**
 * Everything that an operation may be refused with besides the general refusals: its own `x-refusals`,
 * and what follows from its roles, its access, its headers and the statuses of its answers.
 */
function toRefusals(operation) {
  const { parameters = [], responses, security, 'x-roles': allowed, 'x-tool': tool } = operation
  const { 'x-access': access = 'visible', 'x-refusals': own = [] } = operation
  const has = (header) => parameters.some(({ name }) => name === header)
  const isPublic = security?.length === 0
  const reachesCustomers =
    !isPublic && allowed.some((role) => role !== 'staff' && role !== 'firmAdmin')
  const ofAccess = tool
    ? [...toolRefusals, paidTools.includes(tool) && 'ACCESS_PAYMENT_OVERDUE']
    : accessRefusals[access]
  const all = [
    ...own,
    ...(isPublic ? [] : toRoleRefusals(allowed)),
    ...(reachesCustomers ? ofAccess : []),
    ...(has('businessId') ? ['BUSINESS_FORBIDDEN'] : []),
    ...(has('If-Match') ? ['PRECONDITION_FAILED'] : []),
    ...(has('Idempotency-Key') ? ['IDEMPOTENCY_KEY_REUSED', 'IDEMPOTENCY_IN_PROGRESS'] : []),
    responses['404'] && 'NOT_FOUND',
    responses['409'] && 'CONFLICT',
  ]
  return [...new Set(all.filter(Boolean))].sort()
}

/**
 * Finds the record whose version a write changes: that of `x-version-of`, or the one whose address
 * the write's own begins with. A read may carry the version of another record by `x-version-of`.
 */
function setVersionOf(operation, operations) {
  if (!operation.changes) {
    if (!operation.versionOf) return
    if (!operation.versioned) {
      throw new Error(`${operation.id}: x-version-of needs If-Match, or an ETag`)
    }
  }
  const records = operations.filter(
    ({ method, versioned, changes, versionOf }) =>
      method === 'GET' && versioned && !changes && !versionOf,
  )
  const record = operation.versionOf
    ? records.find(({ id }) => id === operation.versionOf)
    : records
        .filter(({ path }) => `${operation.path}/`.startsWith(`${path}/`))
        .sort((a, b) => b.path.length - a.path.length)[0]
  if (!record) throw new Error(`${operation.id}: x-version-of must name a read with an ETag`)
  operation.versionOf = record.path
}

/** Rejects an operation for faults that redocly's rules cannot detect. */
function assertSound(operation, where, contract) {
  const { operationId: id, 'x-api': api, 'x-roles': allowed, tags } = operation
  if (!/^[a-z][A-Za-z]+$/.test(id ?? '')) throw new Error(`${where}: operationId must be verbNoun`)
  if (!apis.includes(api)) throw new Error(`${where}: x-api must be one of ${apis.join(', ')}`)
  if (!allowed?.length || allowed.some((role) => !roles.includes(role))) {
    throw new Error(`${where}: x-roles must list some of ${roles.join(', ')}`)
  }
  if (operation['x-access'] && operation['x-tool']) {
    throw new Error(`${where}: x-tool decides instead of x-access; give one of them`)
  }
  const audit = operation['x-audit']
  if (audit && !operation.parameters?.some(({ name }) => name === audit.subject)) {
    throw new Error(`${where}: the subject of x-audit must be one of its parameters`)
  }
  const limit = operation['x-limit']
  if (limit !== undefined && !contract['x-limits'][limit]) {
    throw new Error(`${where}: x-limit must be one of x-limits`)
  }
  if (!operation.responses['429']) {
    throw new Error(`${where}: calls are counted, and so it needs an answer 429`)
  }
  if (!operation.responses['403'] && mayRefuse(operation)) {
    throw new Error(`${where}: refuses some callers, and so needs an answer 403`)
  }
  if (tags?.length !== 1) throw new Error(`${where}: one tag says what it is of`)
}

/** Every operation as {id, method, path, api} with its traits, by id. */
function listOperations(contract) {
  const operations = []
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const name of methods) {
      const operation = item[name]
      if (!operation) continue
      const method = name.toUpperCase()
      assertSound(operation, `${method} ${path}`, contract)
      const { operationId: id, 'x-api': api, tags } = operation
      const refusals = toRefusals(operation)
      operation['x-refusals'] = refusals
      operations.push({ id, tag: tags[0], method, path, api, refusals, ...toTraits(operation) })
    }
  }
  for (const operation of operations) setVersionOf(operation, operations)
  return operations.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The same document without its examples, which only make the types longer. */
function withoutExamples(node) {
  if (Array.isArray(node)) return node.map(withoutExamples)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).filter(([key]) => !(key === 'example' && 'schema' in node))
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutExamples(value)]))
}

/**
 * The same types with an interface for each shape, whose name editors and compilers then show: a result
 * is a `Demand`, and not its thirty fields.
 */
function withNamedShapes(nodes) {
  const named = []
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  const toNamed = (shape) => {
    const { name, type } = shape
    const declared = ts.isTypeLiteralNode(type)
      ? ts.factory.createInterfaceDeclaration(
          exported,
          name.text,
          undefined,
          undefined,
          type.members,
        )
      : ts.factory.createTypeAliasDeclaration(exported, name.text, undefined, type)
    const comments = ts.getSyntheticLeadingComments(shape)
    named.push(comments ? ts.setSyntheticLeadingComments(declared, comments) : declared)
    const reference = ts.factory.createTypeReferenceNode(name.text)
    return ts.factory.createPropertySignature(undefined, name, undefined, reference)
  }
  const toShapes = (property) =>
    property.name.text === 'schemas' && ts.isTypeLiteralNode(property.type)
      ? ts.factory.createPropertySignature(
          undefined,
          property.name,
          undefined,
          ts.factory.createTypeLiteralNode(property.type.members.map(toNamed)),
        )
      : property
  const all = nodes.map((node) =>
    ts.isInterfaceDeclaration(node) && node.name.text === 'components'
      ? ts.factory.createInterfaceDeclaration(
          node.modifiers,
          node.name,
          undefined,
          undefined,
          node.members.map(toShapes),
        )
      : node,
  )
  return [...all, ...named]
}

/** The types with doc comments on what the SDK exports of them. */
function withDocs(types) {
  return types
    .replace('export interface components', '/** The shapes of the contract. */\n$&')
    .replace('export interface operations', '/** The calls of the contract, by operationId. */\n$&')
}

function toOperationIndex(operations) {
  const rows = operations.map(
    ({ id, method, path, api }) =>
      `  ${id}: { method: '${method}', path: '${path}', api: '${api}' },`,
  )
  return `${banner}
/**
 * The contract: where each operation lives, and the shapes of its calls.
 * @module contract
 */
import type { operations } from './schema.ts'

export type { RefusalOf } from './refusals.ts'
export type { components, operations } from './schema.ts'

/** Which of the three base addresses serves an operation. */
export type OperationApi = ${apis.map((api) => `'${api}'`).join(' | ')}

/** The name of an operation in the contract, by which it is declared, cached and documented. */
export type OperationId = keyof operations

/** Where an operation lives. */
export interface OperationEntry {
  readonly method: ${methods.map((method) => `'${method.toUpperCase()}'`).join(' | ')}
  readonly path: string
  readonly api: OperationApi
}

/** Every operation of the contract, by operationId. */
export const operationIndex = {
${rows.join('\n')}
} as const satisfies Record<OperationId, OperationEntry>
`
}

/**
 * One constant for each operation and one file for each tag, so that a program includes only those that
 * it calls, and a page those of its subject. Sorted by path, with paths first and names last, which makes
 * them a tenth smaller when compressed.
 * @returns content by path
 */
function toCalls(operations) {
  const toCall = ({ id, method, path, api, versionOf, refusals, ...traits }) => {
    const isRead = method === 'GET'
    const fields = [
      `path: '${path}'`,
      versionOf && `versionOf: '${versionOf}'`,
      api !== 'general' && `api: '${api}'`,
      traits.body !== null && `body: '${traits.body}'`,
      traits.body === null && traits.query && `query: '${traits.query}'`,
      traits.idempotent && 'idempotent: true',
      traits.settles && 'settles: true',
      method === 'DELETE' && traits.empty && 'removes: true',
      isRead && traits.versioned && 'versioned: true',
      isRead && traits.signed && 'signed: true',
      `method: '${method.toLowerCase()}'`,
      `id: '${id}'`,
    ]
    const text = fields.filter(Boolean).join(', ')
    const refused = refusals.map((code) => `\`${code}\``).join(', ')
    const doc = `\`${method} ${path}\`.${refused && ` Refused with ${refused}.`}`
    return `/** ${doc} */\nexport const ${id} = { ${text} } as const\n`
  }
  const inOrder = operations.toSorted((a, b) => a.path.localeCompare(b.path))
  const toFile = (tag, ofTag) => [
    `${callsFolder}/${tag}.ts`,
    `${banner}
/**
 * How each operation of ${tag} is called. A constant of its own for each: those that a program does not
 * declare never reach it.
 */
${ofTag.map(toCall).join('\n')}`,
  ]
  return Object.fromEntries(
    [...Map.groupBy(inOrder, ({ tag }) => tag)].map(([tag, ofTag]) => toFile(tag, ofTag)),
  )
}

/** The refusals of each operation, as types. */
function toRefusalTypes(ofAny, operations) {
  const toUnion = (codes) => codes.map((code) => `'${code}'`).join(' | ') || 'never'
  const rows = operations.map(({ id, refusals }) => `  ${id}: ${toUnion(refusals)}`)
  return `${banner}
import type { OperationId } from './operation-index.ts'

/** What every operation may be refused with. */
export type RefusalOfAny = ${toUnion(ofAny)}

/** What each operation may be refused with beside that. */
export interface OperationRefusals {
${rows.join('\n')}
}

/** The codes that an operation may be refused with. */
export type RefusalOf<Id extends OperationId> = RefusalOfAny | OperationRefusals[Id]
`
}

/** Returns the generated files: path from the root → content. */
async function generate() {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const [bundled, dereferenced] = [await bundle(folder, false), await bundle(folder, true)]
    delete dereferenced.components?.schemas
    const operations = listOperations(dereferenced)
    const types = astToString(
      withNamedShapes(
        await openapiTS(withoutExamples(bundled), { defaultNonNullable: false, silent: true }),
      ),
    )
    return {
      'apps/api/src/generated/contract.json': `${JSON.stringify(dereferenced, null, 1)}\n`,
      'packages/core/src/generated/schema.ts': `${banner}\n${withDocs(types)}`,
      'packages/core/src/generated/operation-index.ts': toOperationIndex(operations),
      ...toCalls(operations),
      'packages/core/src/generated/refusals.ts': toRefusalTypes(
        dereferenced['x-refusals-of-any'],
        operations,
      ),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const files = await generate()
const old = globSync(`${callsFolder}/*.ts`, { cwd: root }).filter((path) => !(path in files))
await settleFiles(files, { check: process.argv.includes('--check'), from: 'openapi/', old })
