import { operationIndex } from '@tramite/core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../composition/handlers.ts'
import { toObjects } from '../db/command.ts'
import {
  type ContractOperation,
  contractOperations,
  exampleOf,
  named,
  securedOperations,
  toUrl,
} from '../testing/contract-operations.ts'
import { selectRows, until } from '../testing/test-finance.ts'
import { type PersonName, tokenOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import type { Access, Role } from './contract.ts'
import type { Call, Handlers, OperationId } from './operation.ts'
import { Problem, type ProblemAnswer } from './problem.ts'

/**
 * Every operation of the contract, called by every kind of user. The expected answer follows from
 * the contract, so new operations are covered automatically.
 */

const allOpen = {}
const noTool = { tool: 'ACCESS_TOOL_NOT_CONTRACTED' }
const blocked = (code: string) => ({
  demandActions: code,
  demandCreation: code,
  functionalities: code,
  tool: code,
})

interface Caller {
  readonly roles: readonly Role[]
  /** The refusal code by the access that an operation requires; absent if it is open. */
  readonly refused: Partial<Record<Access | 'tool' | 'templates', string>>
}

/** Who may do what. */
const callers: Partial<Record<PersonName, Caller>> = {
  bruno: { roles: ['customer'], refused: allOpen },
  ana: { roles: ['customer', 'admin'], refused: allOpen },
  sofia: { roles: ['customer', 'admin', 'superAdmin'], refused: allOpen },
  davi: { roles: ['customer', 'admin'], refused: allOpen },
  gil: {
    roles: ['customer'],
    // An overdue payment closes the document generator without a grace period.
    refused: {
      demandCreation: 'ACCESS_PAYMENT_OVERDUE',
      templates: 'ACCESS_PAYMENT_OVERDUE',
    },
  },
  olga: {
    roles: ['customer'],
    refused: { ...blocked('ACCESS_OVERDUE'), demandCreation: 'ACCESS_PAYMENT_OVERDUE' },
  },
  saulo: { roles: ['customer'], refused: blocked('ACCESS_SUSPENDED') },
  caio: {
    roles: ['customer'],
    refused: {
      ...blocked('ACCESS_CHURNED'),
      visible: 'ACCESS_CHURNED',
      writing: 'ACCESS_CHURNED',
    },
  },
  elisa: {
    roles: ['customer'],
    refused: {
      ...noTool,
      demandCreation: 'ACCESS_SPECIFIC_DEMAND',
    },
  },
  lia: { roles: ['staff', 'firmAdmin'], refused: allOpen },
  rui: { roles: ['staff'], refused: allOpen },
}
const people = Object.entries(callers) as [PersonName, Caller][]
/** The only tool in the contract of elisa's customer. */
const contracted = { elisa: 'reminders' } as Partial<Record<PersonName, string>>

function roleRefusal({ roles }: ContractOperation, own: readonly Role[]): string | null {
  if (own.some((role) => roles.includes(role))) return null
  if (own.includes('staff'))
    return roles.includes('firmAdmin') ? 'FIRM_ADMIN_ONLY' : 'CUSTOMER_ONLY'
  if (roles.includes('admin')) return 'ADMIN_ONLY'
  return roles.includes('superAdmin') ? 'SUPER_ADMIN_ONLY' : 'STAFF_ONLY'
}

function refusalOf(operation: ContractOperation, person: PersonName, caller: Caller) {
  const byRole = roleRefusal(operation, caller.roles)
  if (byRole !== null) return byRole
  const { access, tool } = operation
  if (tool !== null && tool === contracted[person]) return null
  const { refused } = caller
  if (tool === null) return refused[access] ?? null
  return (tool === 'templates' ? refused.templates : undefined) ?? refused.tool ?? null
}

/** Replaces every handler, and reports only that it was reached, and by whom. */
const reached = async ({ unit }: Call<OperationId>) => {
  const { userName } = await unit.principal()
  throw new Problem(400, 'BAD_REQUEST', { message: `reached by ${userName}` })
}

/** All rows, and the state of all sequences. */
const stateOfAll = async (portal: TestPortal): Promise<unknown> => {
  const select = (text: string) =>
    portal.database.system((transaction) =>
      transaction.run({ text, params: [], read: toObjects<{ name: string }> }),
    )
  const tables = await select(`select tablename as name from pg_tables where schemaname = 'public'`)
  const hashes = tables.map(
    ({ name }) =>
      `(select md5(string_agg(r::text, '' order by r::text)) from ${name} r) as ${name}`,
  )
  return [
    await select(`select ${hashes.join(', ')}`),
    await select('select sequencename as name, last_value from pg_sequences order by 1'),
  ]
}

let real: TestPortal
let hollow: TestPortal
beforeAll(async () => {
  real = await startTestPortal()
  const stubs = Object.fromEntries(Object.keys(handlers).map((id) => [id, reached]))
  hollow = await startTestPortal({ api: { handlers: stubs as unknown as Handlers } })
})
afterAll(() => Promise.all([real.close(), hollow.close()]))

async function ask(portal: TestPortal, operation: ContractOperation, token: string | null) {
  const draft = exampleOf(operation)
  const { statusCode: status, payload } = await portal.app.inject({
    method: operation.method as 'GET',
    url: toUrl(operation, draft),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(draft.body !== undefined && { payload: draft.body as object }),
  })
  const { code, message } = JSON.parse(payload) as ProblemAnswer
  return { status, code, message }
}

/** The refusals so far, as `operation person`. */
const refused = new Set<string>()

describe('who may call an operation', () => {
  it.each(named(securedOperations))('%s', async (_, operation) => {
    for (const token of [null, 'a-token-that-nobody-has-0123456789']) {
      const answer = await ask(real, operation, token)
      expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    }
    for (const [person, caller] of people) {
      const refusal = refusalOf(operation, person, caller)
      if (refusal === null) {
        const answer = await ask(hollow, operation, tokenOf(person))
        expect(answer.message, person).toBe(`reached by ${person}`)
      } else {
        const answer = await ask(real, operation, tokenOf(person))
        expect(answer, person).toMatchObject({ status: 403, code: refusal })
        refused.add(`${operation.id} ${person}`)
      }
    }
  })

  it('changes nothing where it is refused', async () => {
    // A refusal is answered before its audit entry is written.
    await until(async () => {
      const [noted] = await selectRows<{ count: number }>(
        real,
        `select count(*)::int as count from audit_log where event = 'DENIED'`,
      )
      return noted?.count === refused.size
    })
    const before = await stateOfAll(real)
    for (const operation of securedOperations) {
      await ask(real, operation, 'a-token-that-nobody-has-0123456789')
      for (const [person, caller] of people) {
        if (refusalOf(operation, person, caller) === null) continue
        await ask(real, operation, tokenOf(person))
      }
    }
    await real.settle()
    expect(await stateOfAll(real)).toEqual(before)
  })

  it('covers every operation of the contract', () => {
    expect(contractOperations.map(({ id }) => id).sort()).toEqual(
      Object.keys(operationIndex).sort(),
    )
  })
})
