import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contractOperations } from '../testing/contract-operations.ts'
import type { Role } from './contract.ts'

const table = join(import.meta.dirname, '../../../../openapi/roles.txt')

/** The columns, and the roles of `x-roles` that grant each of them an operation. */
const columns: readonly (readonly [title: string, ...roles: Role[]])[] = [
  ['user', 'customer'],
  ['admin', 'customer', 'admin'],
  ['super', 'customer', 'admin', 'superAdmin'],
  ['staff', 'staff'],
  ['chief', 'staff', 'firmAdmin'],
]

const intro = `Who may call which operation of the contract, and what the customer's contract or tool must allow.
A reviewed file: a right that is widened or narrowed is a line of the diff. It follows from x-roles,
x-access and x-tool; \`vitest run src/http/roles-table.test.ts -u\` in apps/api writes it again.
'chief' is an admin of the firm; 'public' needs no token.`

const row = (name: string, marks: readonly string[], needs: string) =>
  `${name.padEnd(30)}${marks.map((mark) => mark.padEnd(7)).join('')}${needs}`.trimEnd()

it('is the reviewed table', async () => {
  const rows = contractOperations.map(({ id, secured, roles, access, tool }) => {
    if (!secured)
      return row(
        id,
        columns.map(() => 'public'),
        '',
      )
    const marks = columns.map(([, ...own]) =>
      own.some((role) => roles.includes(role)) ? 'yes' : '-',
    )
    return row(id, marks, tool === null ? access : `tool: ${tool}`)
  })
  const head = row(
    'operation',
    columns.map(([title]) => title),
    'needs',
  )
  const text = `${intro}\n\n${head}\n${rows.sort().join('\n')}\n`
  await expect(text).toMatchFileSnapshot(table)
})
