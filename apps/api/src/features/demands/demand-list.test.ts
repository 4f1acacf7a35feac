import {
  compareDemands,
  demandOrders,
  isOnDemandsPage,
  SPECIFIC_DEMAND_TAG,
  toDemandKind,
} from '@tramite/core/demands'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import type { AnswerOf } from '../../http/operation.ts'
import { customerTags } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { processItems } from '../../tables/items.table.ts'
import {
  businessIdOf,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { toItemWords } from '../items/items.store.ts'
import { insertDemandRows, type NewDemandRow } from './demands.store.ts'

let portal: TestPortal
const names = [
  'Ação de cobrança',
  'acordo',
  'Zênite',
  'Ônus',
  'onus',
  'contrato',
  'Contrato de ação',
  'ÉTICA',
  'Contrato 10',
  'contrato 2',
]
const statuses = ['OPEN', 'IN_PROGRESS', 'PENDING', 'FINISHED', 'BLOCKED'] as const
const days = [null, '2026-03-01', '2026-04-01', '2026-05-01']
const tag = idOf('tag')

/** Sixty demands that share many sort values, three of them private. */
const seeded = Array.from({ length: 60 }, (_, index): NewDemandRow => {
  const at = new Date(Date.UTC(2026, 0, 1 + index, 12, 0, 0, index % 3)).toISOString()
  return {
    id: idOf(`demand ${index}`),
    customerId: customerIdOf('aurora'),
    businessId: businessIdOf(index % 2 === 0 ? 'aurora-1' : 'aurora-2'),
    userId: userIdOf(index % 5 === 0 ? 'clara' : 'ana'),
    creatorName: 'x',
    name: `${names[index % names.length]}`,
    description: 'x',
    statusKey: statuses[index % 5] ?? 'OPEN',
    statusChangedAt: at,
    deleveryForecast: days[index % 4] ?? null,
    private: index % 20 === 0,
    demandsTags: index % 7 === 0 ? [tag] : [],
    validationUserId: index % 5 === 3 && index % 2 === 0 ? userIdOf('ana') : null,
    validationDate: index % 5 === 3 && index % 2 === 0 ? at : null,
    createdAt: at,
    updatedAt: new Date(Date.UTC(2026, 2, 1 + (index % 6))).toISOString(),
  }
})

beforeAll(async () => {
  portal = await startTestPortal()
  const item = (index: number, type: 'MESSAGE' | 'PRIVATE_MESSAGE', content: string) => ({
    id: idOf(`item ${index} ${type}`),
    demandId: idOf(`demand ${index}`),
    customerId: customerIdOf('aurora'),
    type,
    content,
    words: toItemWords(content, customerIdOf('aurora')),
    userType: 'BACKOFFICE' as const,
    createdAt: '2026-03-01T00:00:00.000Z',
  })
  await portal.database.system((transaction) =>
    transaction.all(
      insertDemandRows(seeded),
      toCommand(
        build
          .insert(processItems)
          .values([
            item(1, 'MESSAGE', 'Há cláusula de EXCLUSIVIDADE na região.'),
            item(2, 'PRIVATE_MESSAGE', 'Exclusividade: risco alto.'),
            item(3, 'MESSAGE', '100% dos casos_'),
          ]),
      ),
    ),
  )
})
afterAll(() => portal.close())

type Query = Record<string, string | number | boolean>
const list = async (query: Query = {}, as: PersonName = 'ana', business?: string) =>
  (
    await portal.call('listDemands', {
      as,
      ...(business && { business }),
      query: { limit: 200, ...query },
    })
  ).body
const ids = (body: AnswerOf<'listDemands'>) => body.demands.map(({ id }) => id)
const visibleTo = (person: PersonName) =>
  seeded.filter(({ private: isPrivate, userId }) => !isPrivate || userId === userIdOf(person))

describe('listDemands', () => {
  it('answers what the user may see, and how many there are', async () => {
    for (const as of ['ana', 'clara'] as const) {
      const body = await list({}, as)
      expect(body.total).toBe(visibleTo(as).length)
      expect(ids(body).sort()).toEqual(
        visibleTo(as)
          .map(({ id }) => id)
          .sort(),
      )
    }
  })

  it('answers the business of the header only', async () => {
    const body = await list({}, 'ana', 'aurora-2')
    expect(body.total).toBe(30)
    expect(new Set(body.demands.map(({ businessId }) => businessId))).toEqual(
      new Set([businessIdOf('aurora-2')]),
    )
  })

  it('answers the business of the query, whatever the header says', async () => {
    const body = await list({ businessId: businessIdOf('aurora-2') }, 'ana', 'aurora-1')
    expect(new Set(body.demands.map(({ businessId }) => businessId))).toEqual(
      new Set([businessIdOf('aurora-2')]),
    )
    const foreign = await portal.call('listDemands', {
      as: 'ana',
      query: { businessId: businessIdOf('brisa-1') },
    })
    expect(foreign.problem.code).toBe('BUSINESS_FORBIDDEN')
  })

  it('shows staff everything, and another customer nothing', async () => {
    expect((await list({}, 'lia')).total).toBe(60)
    expect((await list({}, 'lia', 'aurora-1')).total).toBe(30)
    expect(await list({}, 'davi')).toEqual({ demands: [], total: 0, nextCursor: null })
  })

  describe.each(demandOrders)('by %s', (order) => {
    it('sorts as the SDK does', async () => {
      const { demands: found } = await list({ order })
      expect(found).toEqual([...found].sort(compareDemands(order)))
    })

    it.each([undefined, 'aurora-1'])(
      'shows every demand once over its pages, business %s',
      async (business) => {
        const whole = ids(await list({ order }, 'ana', business))
        const paged: string[] = []
        let cursor: string | null = null
        do {
          const page: AnswerOf<'listDemands'> = await list(
            { order, limit: 7, ...(cursor && { cursor }) },
            'ana',
            business,
          )
          expect(page.total).toBe(whole.length)
          paged.push(...ids(page))
          cursor = page.nextCursor
        } while (cursor)
        expect(paged).toEqual(whole)
      },
    )

    it.each<Query>([{}, { userId: userIdOf('ana') }, { statusKey: 'FINISHED' }])(
      'pages by number as well, to the last and beyond, with %j',
      async (query) => {
        const whole = ids(await list({ order, ...query }))
        const last = Math.floor((whole.length - 1) / 7)
        for (const page of [1, Math.floor(last / 2), last - 1, last, last + 1, 2_000_000_000]) {
          const body = await list({ order, ...query, limit: 7, page })
          expect(ids(body), `page ${page}`).toEqual(whole.slice(page * 7, page * 7 + 7))
          expect(body.total).toBe(whole.length)
          expect(body.nextCursor === null, `page ${page}`).toBe(page >= last)
        }
      },
    )

    it('goes on by cursor from a page by number', async () => {
      const whole = ids(await list({ order }))
      const { nextCursor } = await list({ order, limit: 10, page: 4 })
      expect(ids(await list({ order, limit: 5, cursor: `${nextCursor}` }))).toEqual(
        whole.slice(50, 55),
      )
    })
  })

  it('refuses a cursor of another order, and nonsense', async () => {
    const { nextCursor } = await list({ order: 'name', limit: 5 })
    for (const cursor of [nextCursor ?? '', 'abc', 'W10']) {
      const answer = await portal.call('listDemands', {
        as: 'ana',
        query: { order: 'idDesc', cursor },
      })
      expect(answer.status).toBe(400)
    }
  })

  it.each<[Query, (demand: (typeof seeded)[number]) => boolean]>([
    [{ statusKey: 'PENDING' }, ({ statusKey }) => statusKey === 'PENDING'],
    [{ userId: userIdOf('clara') }, ({ userId }) => userId === userIdOf('clara')],
    [{ demandsTags: tag }, ({ demandsTags }) => (demandsTags as string[]).includes(tag)],
    [
      { demandsTags: `${idOf('other')},${tag}` },
      ({ demandsTags }) => (demandsTags as string[]).includes(tag),
    ],
    [{ name: 'ACAO' }, ({ name }) => /ação/i.test(name)],
    [{ name: 'ônus' }, ({ name }) => /[oô]nus/i.test(name)],
    [{ name: '%' }, () => false],
    [{ hasValidationUser: true }, ({ validationUserId }) => validationUserId !== null],
    [{ hasValidationUser: false }, ({ validationUserId }) => validationUserId === null],
    [
      { startDate: '2026-01-10', endDate: '2026-01-12' },
      ({ createdAt }) => /-01-1[012]T/.test(createdAt),
    ],
    [{ date: '2026-01-11' }, ({ createdAt }) => createdAt.includes('-01-11T')],
    [{ startDate: '2026-02-20' }, ({ createdAt }) => createdAt >= '2026-02-20'],
    [
      { forecastStartDate: '2026-03-01', forecastEndDate: '2026-04-01' },
      ({ deleveryForecast: day }) => day === '2026-03-01' || day === '2026-04-01',
    ],
    [{ forecastStartDate: '2026-04-02' }, ({ deleveryForecast: day }) => day === '2026-05-01'],
    [{ forecastEndDate: '2026-03-31' }, ({ deleveryForecast: day }) => day === '2026-03-01'],
    [{ message: 'exclusividade' }, ({ id }) => id === idOf('demand 1')],
    [{ message: '100%' }, ({ id }) => id === idOf('demand 3')],
    [{ message: 'caso' }, ({ id }) => id === idOf('demand 3')],
    [{ message: '_' }, () => false],
    [
      { statusKey: 'FINISHED', hasValidationUser: true, name: 'ac' },
      ({ validationUserId, name }) => validationUserId !== null && /\ba[cç]/i.test(name),
    ],
  ])('filters by %j', async (query, matches) => {
    const expected = visibleTo('ana').filter(matches)
    const body = await list(query)
    expect(ids(body).sort()).toEqual(expected.map(({ id }) => id).sort())
    expect(body.total).toBe(expected.length)
  })

  it.each([true, false])(
    'tells private demands from others, and lists none that is hidden: %s',
    async (is) => {
      for (const as of ['ana', 'clara'] as const) {
        const expected = visibleTo(as).filter((demand) => demand.private === is)
        const body = await list({ private: is }, as)
        expect(ids(body).sort()).toEqual(expected.map(({ id }) => id).sort())
        expect(body.total).toBe(expected.length)
      }
    },
  )

  it('finds internal messages for staff only', async () => {
    const body = await list({ message: 'risco alto' }, 'lia')
    expect(ids(body)).toEqual([idOf('demand 2')])
    expect((await list({ message: 'risco alto' })).total).toBe(0)
  })

  it('refuses a period that ends before it starts', async () => {
    const answer = await portal.call('listDemands', {
      as: 'ana',
      query: { startDate: '2026-02-02', endDate: '2026-02-01' },
    })
    expect(answer.problem.errors).toEqual({
      endDate: 'A data final deve ser igual ou posterior à data inicial',
    })
    const query = { forecastStartDate: '2026-02-02', forecastEndDate: '2026-02-01' }
    const forecast = await portal.call('listDemands', { as: 'ana', query })
    expect(forecast.problem.errors).toEqual({
      forecastEndDate: 'A data final deve ser igual ou posterior à data inicial',
    })
  })

  it.each([
    { limit: 0 },
    { limit: 201 },
    { page: -1 },
    { statusKey: 'X' },
    { order: 'name; drop table demands' },
    { userId: 'x' },
    { startDate: '2026-13-01' },
    { date: '2026-02-30' },
    { forecastStartDate: 'amanhã' },
  ])('refuses %j', async (query) => {
    expect((await portal.call('listDemands', { as: 'ana', query })).status).toBe(400)
  })

  it('treats what is typed as text', async () => {
    for (const name of ["'; drop table demands; --", '\\', '{}', '$1', '%%%', '_']) {
      expect((await list({ name })).total).toBe(0)
    }
  })
})

describe('the split of specific and advisory demands', () => {
  const both = async (query: Query = {}, as: PersonName = 'ana') =>
    (await portal.call('listDemandsBoth', { as, query: { limit: 200, ...query } })).body

  it('narrows nothing for a customer without the tag', async () => {
    const all = visibleTo('ana').length
    expect((await list()).total).toBe(all)
    expect((await both()).total).toBe(all)
    for (const kind of ['specific', 'advisory']) expect((await both({ kind })).total).toBe(all)
  })

  describe('of a customer with the tag', () => {
    // The exact instant of a demand; others lie before and after it on the same day.
    const since = `${seeded[31]?.createdAt}`
    const sameDay = new Date(Date.parse(since) + 1).toISOString()

    beforeAll(async () => {
      const late = { ...seeded[31], id: idOf('demand late'), createdAt: sameDay } as const
      await portal.database.system((transaction) =>
        transaction.all(
          toCommand(build.insert(demands).values(late as typeof demands.$inferInsert)),
          toCommand(
            build.insert(customerTags).values({
              id: idOf('specific tag'),
              customerId: customerIdOf('aurora'),
              name: SPECIFIC_DEMAND_TAG,
              createdAt: since,
            }),
          ),
        ),
      )
    })

    it.each(['ana', 'clara'] as const)('each side is what the SDK says, for %s', async (as) => {
      const whole = await both({}, as)
      expect(whole.total).toBe(visibleTo(as).length + 1)
      for (const kind of ['specific', 'advisory'] as const) {
        const expected = whole.demands.filter((demand) => toDemandKind(demand, since) === kind)
        const side = await both({ kind }, as)
        expect(ids(side)).toEqual(ids({ ...whole, demands: expected }))
        expect(side.total).toBe(expected.length)
        expect(expected.length).toBeGreaterThan(0)
      }
      expect(ids(await list({}, as))).toEqual(ids(await both({ kind: 'specific' }, as)))
    })

    it('gives all demands of a type to who asks for it', async () => {
      // A contracted tool continues with the demand it was started with.
      const demandTypeName = 'Análise Interna de Risco'
      const [, , early] = seeded
      if (!early) throw new Error('sixty were seeded')
      const begun = { ...early, id: idOf('demand begun'), demandTypeName }
      await portal.database.system((transaction) => transaction.run(insertDemandRows([begun])))
      expect(ids(await list({ demandTypeName }))).toEqual([begun.id])
      await portal.database.system((transaction) =>
        transaction.run(toCommand(build.delete(demands).where(eq(demands.id, begun.id)))),
      )
    })

    it.each(demandOrders)('pages and totals of a column hold, by %s', async (order) => {
      const column = { kind: 'advisory', statusKey: 'FINISHED', order } as const
      const whole = await both(column)
      expect(whole.total).toBe(whole.demands.length)
      const first = await both({ ...column, limit: 2 })
      const second = await both({ ...column, limit: 2, cursor: `${first.nextCursor}` })
      const third = await both({ ...column, limit: 2, page: 2 })
      expect([...ids(first), ...ids(second), ...ids(third)]).toEqual(ids(whole).slice(0, 6))
      for (const page of [first, second, third]) expect(page.total).toBe(whole.total)
    })

    it('narrows a search, too', async () => {
      const found = await both({ name: 'onus' })
      const sides = await Promise.all(
        ['specific', 'advisory'].map((kind) => both({ name: 'onus', kind })),
      )
      expect(sides.map(({ total }) => total)).not.toContain(0)
      expect(sides.flatMap(ids).sort()).toEqual(ids(found).sort())
    })

    it('is on the board what it is in the lists', async () => {
      for (const [finishedKind, blockedKind] of [
        ['specific', 'advisory'],
        ['advisory', 'specific'],
      ] as const) {
        const { body } = await portal.call('getDemandBoard', {
          as: 'ana',
          query: { limit: 5, finishedKind, blockedKind },
        })
        expect(body.FINISHED).toEqual(
          await both({ limit: 5, statusKey: 'FINISHED', kind: finishedKind }),
        )
        expect(body.BLOCKED).toEqual(
          await both({ limit: 5, statusKey: 'BLOCKED', kind: blockedKind }),
        )
      }
    })

    it('is not for /demands to ask for, and knows two sides', async () => {
      const answers = [
        await portal.call('listDemands', { as: 'ana', query: { kind: 'advisory' } }),
        await portal.call('listDemandsBoth', { as: 'ana', query: { kind: 'both' } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([400, 400])
    })
  })
})

describe('the board', () => {
  const filters: readonly Query[] = [
    {},
    { limit: 3, order: 'name' },
    { name: 'contrato' },
    { name: 'nada disto' },
    { userId: userIdOf('ana') },
    { hasValidationUser: true, limit: 2 },
    { private: false, limit: 2 },
  ]
  it.each(filters)('is the first page of every status: %j', async (query) => {
    for (const as of ['ana', 'bruno', 'davi', 'lia'] as const) {
      const { body } = await portal.call('getDemandBoard', { as, query })
      for (const statusKey of statuses) {
        const list = await portal.call('listDemandsBoth', { as, query: { ...query, statusKey } })
        expect(body[statusKey], `${as} ${statusKey}`).toEqual(list.body)
      }
    }
  })

  it('refuses what its lists refuse', async () => {
    const queries = [{ statusKey: 'OPEN' }, { cursor: 'x' }, { order: 'x' }, { limit: 0 }]
    for (const query of queries) {
      const { status } = await portal.call('getDemandBoard', { as: 'ana', query })
      expect(status, JSON.stringify(query)).toBe(400)
    }
    const foreign = await portal.call('getDemandBoard', { as: 'davi', business: 'aurora-1' })
    expect(foreign.status).toBe(403)
  })
})

describe('the demands page', () => {
  it('holds what the SDK keeps on it, and counts that', async () => {
    const types = ['Registro de Marcas', 'Administrativo/Financeiro', null]
    const rows = statuses.flatMap((statusKey) =>
      types.map((demandTypeName) => ({
        ...seeded[0],
        id: idOf(`demand ${statusKey} ${demandTypeName}`),
        customerId: customerIdOf('brisa'),
        businessId: businessIdOf('brisa-1'),
        userId: userIdOf('davi'),
        private: false,
        statusKey,
        demandTypeName,
      })),
    )
    await portal.database.system((transaction) =>
      transaction.run(
        toCommand(build.insert(demands).values(rows as (typeof demands.$inferInsert)[])),
      ),
    )
    for (const statusKey of [undefined, ...statuses]) {
      const body = await list({ ...(statusKey && { statusKey }) }, 'davi')
      const expected = rows.filter(
        (row) => isOnDemandsPage(row) && (statusKey === undefined || row.statusKey === statusKey),
      )
      expect(ids(body).sort()).toEqual(expected.map(({ id }) => id).sort())
      expect(body.total).toBe(expected.length)
    }
  })
})
