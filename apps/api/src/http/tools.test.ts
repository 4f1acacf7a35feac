import { type Tool, toolNames } from '@tramite/core/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../composition/handlers.ts'
import { plainCommand } from '../db/command.ts'
import {
  type ContractOperation,
  contractOperations,
  exampleOf,
  toUrl,
} from '../testing/contract-operations.ts'
import { customerIdOf, tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import type { Call, Handlers, OperationId } from './operation.ts'
import { Problem, type ProblemAnswer } from './problem.ts'

/**
 * A specific-demand customer with one tool in their contract tries every operation of every tool. The
 * operations come from the contract, so new ones are covered automatically.
 */

const tools = Object.keys(toolNames) as Tool[]
const ofCustomers = contractOperations.filter(({ roles }) => roles.some((role) => role !== 'staff'))
const operationsOf = (tool: Tool) => ofCustomers.filter((operation) => operation.tool === tool)

let portal: TestPortal
beforeAll(async () => {
  const reached = async ({ unit }: Call<OperationId>) => {
    await unit.principal()
    throw new Problem(400, 'BAD_REQUEST')
  }
  const stubs = Object.fromEntries(Object.keys(handlers).map((id) => [id, reached]))
  portal = await startTestPortal({ api: { handlers: stubs as unknown as Handlers } })
})
afterAll(() => portal.close())

const contract = (access: readonly string[]) =>
  portal.database.system((transaction) =>
    transaction.run(
      plainCommand(
        'update customers set customer_access = $2, is_specific_demand = true where id = $1',
        [customerIdOf('specific'), access],
      ),
    ),
  )

/** Called by a user of a specific-demand customer. */
async function codeOf(operation: ContractOperation): Promise<string> {
  const draft = exampleOf(operation)
  const { payload } = await portal.app.inject({
    method: operation.method as 'GET',
    url: toUrl(operation, draft),
    headers: { authorization: `Bearer ${tokenOf('elisa')}` },
    ...(draft.body !== undefined && { payload: draft.body as object }),
  })
  return (JSON.parse(payload) as ProblemAnswer).code
}

describe.each(tools)('the tool %s', (tool) => {
  it('has operations that ask for it', () => {
    expect(operationsOf(tool).length).toBeGreaterThan(0)
  })

  it.each(tools)('in the contract: %s', async (other) => {
    await contract([toolNames[tool]])
    const expected = other === tool ? 'BAD_REQUEST' : 'ACCESS_TOOL_NOT_CONTRACTED'
    for (const operation of operationsOf(other)) {
      const code = await codeOf(operation)
      // Roles are checked first: a plain user is refused what only admins may do.
      if (code !== 'ADMIN_ONLY') expect([operation.id, code]).toEqual([operation.id, expected])
    }
  })

  it('is asked for by all of its area that customers call', () => {
    const areas = new Set(operationsOf(tool).map(({ path }) => path.split('/')[1]))
    const others = ofCustomers.filter(
      (operation) => areas.has(operation.path.split('/')[1]) && operation.tool !== tool,
    )
    expect(others.map(({ id }) => id)).toEqual([])
  })
})
