import { type DemandStatus, demandStatuses, MARK_REGISTRATION_TYPE } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toObjects } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  type PersonName,
  personNames,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

/** The totals of lists come from counters that the database keeps, and equal an actual count. */

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const run = (text: string, params: unknown[] = []) =>
  portal.database.system((transaction) =>
    transaction.run({ text, params, read: toObjects<Record<string, unknown>> }),
  )

/** The kept counters and the actual counts, by business and status. */
async function expectExact() {
  const by = 'business_id, customer_id, status_key, on_demands_page'
  const kept = await run(
    `select ${by}, sum(amount) as amount from demand_counts group by ${by}
     having sum(amount) <> 0 order by ${by}`,
  )
  const counted = await run(
    `select ${by}, count(*) as amount from demands where not private group by ${by} order by ${by}`,
  )
  expect(kept).toEqual(counted)
}

const places = [
  ['aurora', 'aurora-1', 'ana'],
  ['aurora', 'aurora-2', 'clara'],
  ['brisa', 'brisa-1', 'davi'],
] as const

/** Demands of every status; every third is private, every fourth a mark registration. */
async function plant(count: number) {
  for (const [customer, business, person] of places) {
    await run(
      `insert into demands (id, customer_id, business_id, user_id, creator_name, name, description,
         status_key, private, demand_type_name, status_changed_at, created_at, updated_at)
       select gen_random_uuid(), $1, $2, $3, 'x', 'Demanda ' || n, 'x',
         ($4::text[])[1 + n % 5], n % 3 = 0, case when n % 4 = 0 then $5 end, now(), now(), now()
       from generate_series(1, $6::int) n`,
      [
        customerIdOf(customer),
        businessIdOf(business),
        userIdOf(person),
        `{${demandStatuses.join(',')}}`,
        MARK_REGISTRATION_TYPE,
        count,
      ],
    )
  }
}

const totalOf = async (as: PersonName, query = {}, business?: string) =>
  (await portal.call('listDemandsBoth', { as, ...(business && { business }), query })).body.total

describe('the number of demands', () => {
  it('follows every change of a demand, one by one and many at once', async () => {
    await plant(200)
    await expectExact()
    const changes = [
      `update demands set status_key = 'BLOCKED' where number % 7 = 0`,
      `update demands set private = not private where number % 5 = 0`,
      `update demands set status_key = 'OPEN', private = true where number % 11 = 0`,
      `update demands set demand_type_name = '${MARK_REGISTRATION_TYPE}' where number % 6 = 0`,
      `update demands set demand_type_name = null where number % 8 = 0`,
      `update demands set name = name || '!', updated_at = now()`,
      `update demands set business_id = '${businessIdOf('aurora-1')}'
         where business_id = '${businessIdOf('aurora-2')}' and number % 9 = 0`,
      `delete from demands where number % 13 = 0`,
    ]
    for (const change of changes) {
      await run(change)
      await expectExact()
    }
  })

  it('is not changed by what is undone', async () => {
    const before = await totalOf('lia')
    const undone = portal.database.system(async (transaction) => {
      await transaction.run({ text: 'delete from demands', params: [], read: () => undefined })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await totalOf('lia')).toBe(before)
    await expectExact()
  })

  it('is summed up now and then, whoever changes what at the same time', async () => {
    const [first] = await run(
      `select id from demands where business_id = $1 and not private limit 1`,
      [businessIdOf('aurora-1')],
    )
    const toggle = async () => {
      for (let times = 0; times < 40; times += 1) await raiseDemand(portal)
      for (let times = 0; times < 200; times += 1) {
        await run(
          `update demands set status_key = case status_key when 'OPEN' then 'PENDING' else 'OPEN' end
           where id = $1`,
          [first?.id],
        )
      }
    }
    await Promise.all([toggle(), toggle(), toggle(), toggle()])
    await expectExact()
    const [lines] = await run('select count(*) as number from demand_counts')
    expect(lines?.number).toBeLessThan(800)
  })

  it('is what each person can see, by business and by status', async () => {
    const seen = async (
      person: PersonName,
      business: string | undefined,
      status?: DemandStatus,
    ) => {
      const customer = person === 'davi' ? 'brisa' : 'aurora'
      const context = {
        customerId: person === 'lia' ? null : customerIdOf(customer),
        userId: userIdOf(person),
        staff: person === 'lia',
      }
      const [row] = await portal.database.tenant(context, (transaction) =>
        transaction.run({
          text: `select count(*) as number from demands
            where ($1::uuid is null or business_id = $1) and ($2::text is null or status_key = $2)
              and ($3 or on_demands_page)`,
          params: [business ? businessIdOf(business) : null, status ?? null, person === 'lia'],
          read: toObjects<{ number: number }>,
        }),
      )
      return row?.number
    }
    for (const person of ['ana', 'clara', 'davi', 'lia'] as const) {
      const own = person === 'davi' ? 'brisa-1' : 'aurora-1'
      for (const business of [undefined, own]) {
        for (const statusKey of [undefined, ...demandStatuses]) {
          const total = await totalOf(person, statusKey ? { statusKey } : {}, business)
          expect(total, `${person} ${business} ${statusKey}`).toBe(
            await seen(person, business, statusKey),
          )
        }
      }
    }
  })

  it('is found and repaired where somebody has changed it by hand', async () => {
    const stale = () => run('select status_key, missing from stale_demand_counts order by 1')
    expect(await stale()).toEqual([])
    const business = [businessIdOf('aurora-2')]
    await run(
      `delete from demand_counts where status_key = 'OPEN' and on_demands_page and business_id = $1`,
      business,
    )
    await run(
      `insert into demand_counts select business_id, customer_id, status_key, on_demands_page, 7
       from demands where business_id = $1 and status_key = 'PENDING' limit 1`,
      business,
    )
    const [open] = await run(
      `select count(*)::int as number from demands
       where not private and business_id = $1 and status_key = 'OPEN' and on_demands_page`,
      business,
    )
    expect(await stale()).toEqual([
      { status_key: 'OPEN', missing: open?.number },
      { status_key: 'PENDING', missing: -7 },
    ])
    expect(await run('select repair_demand_counts() as n')).toEqual([{ n: 2 }])
    expect(await stale()).toEqual([])
    await expectExact()
  })

  it('goes with its business', async () => {
    await run('delete from businesses where id = $1', [businessIdOf('brisa-1')])
    expect(
      await run('select amount from demand_counts where business_id = $1', [
        businessIdOf('brisa-1'),
      ]),
    ).toEqual([])
    await expectExact()
  })
})

describe('the view that lists go by', () => {
  it.each(personNames)('shows %s what row-level security shows', async (person) => {
    await portal.database.system((transaction) =>
      transaction.run({
        text: `update demands set private_users = array[$1::uuid] where private and number % 2 = 0`,
        params: [userIdOf('clara')],
        read: () => undefined,
      }),
    )
    const [user] = await run('select customer_id from users where id = $1', [userIdOf(person)])
    const customerId = (user?.customer_id ?? null) as string | null
    const ids = (source: string) =>
      portal.database.tenant(
        { customerId, userId: userIdOf(person), staff: customerId === null },
        (transaction) =>
          transaction.run({
            text: `select id from ${source} order by id`,
            params: [],
            read: ({ rows }) => rows.map(([id]) => id),
          }),
      )
    const shown = await ids('visible_demands')
    expect(shown).toEqual(await ids('demands'))
    if (person === 'lia' || person === 'ana') expect(shown.length).toBeGreaterThan(0)
  })
})
