import { toSortKey } from '@tramite/core/forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeCursor } from '../http/cursor.ts'
import { customers } from '../tables/customers.table.ts'
import { users } from '../tables/users.table.ts'
import { raiseDemand } from '../testing/test-demands.ts'
import { customerIdOf, idOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { addReminder } from '../testing/test-reminders.ts'
import { build, toCommand } from './statements.ts'

let portal: TestPortal
const given = ['Nome 10', 'Nome 2', 'Nome 1', 'Nome 2 b 10', 'Nome 2 b 9']
const sorted = ['Nome 1', 'Nome 2', 'Nome 2 b 9', 'Nome 2 b 10', 'Nome 10']
const createdAt = '2026-02-02T12:00:00.000Z'
const customersOf = (name: string) => ({ id: idOf(`customer ${name}`), name, createdAt })
const usersOf = (name: string) => ({
  id: idOf(`user ${name}`),
  customerId: customerIdOf('aurora'),
  name,
  email: `${idOf(name)}@test.example`,
  createdAt,
})

beforeAll(async () => {
  portal = await startTestPortal()
  const firms = given.map((name) => ({ ...customersOf(name), personType: 'PJ' as const }))
  await portal.database.system((transaction) =>
    transaction.all(
      toCommand(build.insert(customers).values(firms)),
      toCommand(build.insert(users).values(given.map(usersOf))),
    ),
  )
  for (const name of given) {
    await addReminder(portal, { body: { name } })
    await raiseDemand(portal, { body: { name } })
  }
})
afterAll(() => portal.close())

interface Row {
  readonly id: string
  readonly name: string
  readonly externalId?: number
}
interface Page {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}
interface List {
  /** The name that cursors know it by. */
  readonly cursors: string
  readonly read: (query: object) => Promise<Page>
}

const lists: Readonly<Record<string, List>> = {
  users: {
    cursors: 'users',
    read: async (query) => {
      const { body } = await portal.call('listUsers', { as: 'ana', query })
      return { rows: body.users, nextCursor: body.nextCursor }
    },
  },
  customers: {
    cursors: 'firmCustomers',
    read: async (query) => {
      const { body } = await portal.call('listFirmCustomers', { as: 'lia', query })
      return { rows: body.customers, nextCursor: body.nextCursor }
    },
  },
  reminders: {
    cursors: 'reminders name ASC',
    read: async (query) => {
      const order = JSON.stringify([['name', 'ASC']])
      const { body } = await portal.call('listReminders', { as: 'ana', query: { order, ...query } })
      return { rows: body.reminders, nextCursor: body.nextCursor }
    },
  },
  demands: {
    cursors: 'demands name',
    read: async (query) => {
      const { body } = await portal.call('listDemands', {
        as: 'ana',
        query: { order: 'name', ...query },
      })
      return { rows: body.demands, nextCursor: body.nextCursor }
    },
  },
}

describe.each(Object.entries(lists))('the list of %s', (name, { cursors, read }) => {
  it('is sorted by the size of the numbers in names, page after page', async () => {
    const walked: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: Page = await read({ limit: 2, ...(cursor && { cursor }) })
      walked.push(...page.rows.map((row) => row.name))
      cursor = page.nextCursor
    }
    expect(walked.filter((each) => given.includes(each))).toEqual(sorted)
  })

  it('goes on from where the program before has ended', async () => {
    const { rows } = await read({ limit: 100 })
    const last = rows.find((row) => row.name === 'Nome 2')
    const unique = name === 'demands' ? String(last?.externalId) : last?.id
    const cursor = encodeCursor(cursors, ['nome 2', unique ?? ''])
    const { rows: next } = await read({ limit: 1, cursor })
    expect(next.map((row) => row.name)).toEqual(['Nome 2 b 9'])
  })
})

it('a name is filled up as the SDK does it, and stays the same when it is filled up again', async () => {
  const names = ['Ação 10', 'R$ 007,5', 'nº 00000000000000042', '12345678901234', '1a22b', '٣', '']
  const { rows } = await portal.engine.query(
    `select order_text(name collate "C") as once, order_text(order_text(name collate "C")) as again
      from unnest($1::text[]) with ordinality n (name, at) order by at`,
    [names],
  )
  const filled = names.map(toSortKey)
  expect(rows).toEqual(filled.map((once) => ({ once, again: once })))
  expect(filled.map(toSortKey)).toEqual(filled)
})
