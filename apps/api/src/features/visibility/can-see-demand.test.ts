import { describe, expect, it } from 'vitest'
import { createDatabase } from '../../db/database.ts'
import { openTestEngine } from '../../testing/test-engine.ts'
import { canSeeDemand } from './can-see-demand.ts'

const ids = {
  creator: crypto.randomUUID(),
  chosen: crypto.randomUUID(),
  other: crypto.randomUUID(),
}
const customer = crypto.randomUUID()

it('is said of a row by the database as by the rule', async () => {
  const test = await openTestEngine()
  const database = createDatabase(test.engine)
  const demand = { userId: ids.creator, privateUsers: [ids.chosen] }
  for (const isPrivate of [true, false]) {
    for (const [name, id] of Object.entries(ids)) {
      for (const kind of ['staff', 'customer'] as const) {
        const exists = await database.system((transaction) =>
          transaction.run({
            text: 'select demand_exists($1, $2, $3, $4::uuid[], $5, $1, $6)',
            params: [customer, isPrivate, demand.userId, demand.privateUsers, kind === 'staff', id],
            read: ({ rows }) => rows[0]?.[0],
          }),
        )
        const sees = canSeeDemand({ ...demand, private: isPrivate }, { id, kind })
        expect([name, kind, isPrivate, exists]).toEqual([name, kind, isPrivate, sees])
      }
    }
  }
  await database.close()
  await test.remove()
})

describe('canSeeDemand', () => {
  const secret = { private: true, userId: 'creator', privateUsers: ['chosen'] }
  it.each([
    ['creator', 'customer', true],
    ['chosen', 'customer', true],
    ['colleague', 'customer', false],
    ['lawyer', 'staff', true],
  ] as const)('%s (%s): %s', (id, kind, sees) => {
    expect(canSeeDemand(secret, { id, kind })).toBe(sees)
    expect(canSeeDemand({ ...secret, private: false }, { id, kind })).toBe(true)
  })
})
