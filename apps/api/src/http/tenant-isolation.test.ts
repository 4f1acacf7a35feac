import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../db/command.ts'
import { exampleOf, named, securedOperations } from '../testing/contract-operations.ts'
import {
  type Isolation,
  type PositionName,
  positionNames,
  positions,
  startIsolation,
} from '../testing/isolation.ts'
import { select } from '../testing/rows-of.ts'
import type { ProblemAnswer } from './problem.ts'

/**
 * Tries every operation of the contract from every position. The operations come from the contract
 * and the ids from the demo firm, so additions to either are covered automatically.
 */

let isolation: Isolation
beforeAll(async () => {
  isolation = await startIsolation()
})
afterAll(() => isolation.portal.close())

const tablesOf = (name: PositionName) =>
  isolation.positionOf(name).foreign.keys.map(({ table }) => table)

describe.each(positionNames.map((name) => [positions[name].of, name] as const))('%s', (_, name) => {
  it.each(named(securedOperations))('%s', (_id, operation) => isolation.attack(operation, name))
  it('and an export of everything', () => isolation.exportFrom(name))
})

describe('the policies of the database alone', () => {
  // Policies do not separate businesses: any user of a customer may be given any of them.
  it.each(['aurora', 'brisa', 'secrecy'] as const)('hide %s', async (name) => {
    const { tables, portal, positionOf } = isolation
    const { userId, customerId, foreign } = positionOf(name)
    for (const { name: table, key } of tables) {
      const rows = await portal.database.tenant(
        { userId, customerId, staff: false },
        (transaction) =>
          transaction.run({
            text: `select * from ${table}`,
            params: [],
            read: toObjects<Record<string, unknown>>,
          }),
      )
      const seen = rows.map((row) => String(row[key ?? '']))
      expect(
        seen.filter((id) => foreign.ids.has(id)),
        table,
      ).toEqual([])
    }
  })
})

describe("another customer's business in the header", () => {
  const scoped = securedOperations.filter(
    ({ parameters, roles }) =>
      parameters.some(({ name }) => name === 'businessId') &&
      roles.some((role) => role !== 'staff'),
  )
  it.each(named(scoped))('%s answers 403', async (_, operation) => {
    const keys = isolation.positionOf('aurora').foreign.keys
    const business = keys.find(({ table }) => table === 'businesses')?.key
    const { payload } = await isolation.send(
      operation,
      exampleOf(operation),
      positions.aurora.attacker,
      business,
    )
    expect((JSON.parse(payload) as ProblemAnswer).code).toBe('BUSINESS_FORBIDDEN')
  })
})

describe('what was tried', () => {
  it('has a row of every table: what the demo firm lacks is not tried', () => {
    const tried = new Set(positionNames.flatMap((name) => tablesOf(name)))
    const keyed = isolation.tables.filter(({ key }) => key !== null).map(({ name }) => name)
    expect(keyed.filter((name) => !tried.has(name))).toEqual([])
    expect(tablesOf('secrecy')).toEqual(
      expect.arrayContaining(['demands', 'process_items', 'notifications']),
    )
    expect(tablesOf('business')).toEqual(
      expect.arrayContaining(['businesses', 'demands', 'process_items', 'documents', 'files']),
    )
  })
  it('leaves nothing for later either', async () => {
    const { portal } = isolation
    const strangers = isolation.positionOf('secrecy').foreign.state
    const before = await select(portal.database, strangers)
    await portal.settle()
    expect(await select(portal.database, strangers)).toEqual(before)
    expect(portal.mails.filter(({ to }) => !/@(aurora|brisa)\./.test(JSON.stringify(to)))).toEqual(
      [],
    )
  })
})
