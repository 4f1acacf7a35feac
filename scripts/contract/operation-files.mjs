// What the SDK imports of each operation.
import { apis, methods } from './operations.mjs'

/** Folder of the calls, from the root. */
export const callsFolder = 'packages/core/src/generated/calls'
export const banner = '// Generated from openapi/ by `npm run gen`. Do not edit.\n'

export function toOperationIndex(operations) {
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
export function toCalls(operations) {
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
export function toRefusalTypes(ofAny, operations) {
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
