import { addDays, civilDateOf, conventions } from '@tramite/core/calendar'
import { isStoppedTurn, MARK_REGISTRATION_TYPE, turnUnderContract } from '@tramite/core/demands'
import { compareWaiting } from '@tramite/core/home'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { insertDemandRows } from '../demands/demands.store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const named = (name: string, more = {}) => ({ body: { name, ...more } })
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

it('counts what is under way in each business, for who sees them all', async () => {
  const list = (as: PersonName) => portal.call('listBusinessCounts', { as })
  expect((await list('sofia')).body.counts).toEqual([])
  const [one, other] = [businessIdOf('aurora-1'), businessIdOf('aurora-2')]
  const late = await raiseDemandIn(portal, 'IN_PROGRESS', named('atrasada'))
  await portal.database.system((transaction) =>
    transaction.run(
      toCommand(
        build
          .update(demands)
          .set({ deleveryForecast: '2026-01-05' })
          .where(eq(demands.id, late.id)),
      ),
    ),
  )
  await raiseDemandIn(portal, 'PENDING', named('pendente'))
  await raiseDemandIn(portal, 'FINISHED', named('a validar'))
  await raiseDemand(portal, named('sigilosa', { private: true }))
  await raiseDemand(portal, { ...named('do outro negócio'), business: 'aurora-2' })
  expect((await list('sofia')).body.counts).toEqual(
    expect.arrayContaining([
      { businessId: one, open: 2, waiting: 2, overdue: 1 },
      { businessId: other, open: 1, waiting: 0, overdue: 0 },
    ]),
  )
  const suspend = (hasSuspendedContract: boolean) =>
    portal.call('updateFirmContract', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: { hasSuspendedContract },
    })
  await suspend(true)
  // While the contract suspends the deadlines nothing is late, and nothing can be answered or validated.
  expect((await list('sofia')).body.counts).toContainEqual(
    expect.objectContaining({ businessId: one, open: 2, waiting: 0, overdue: 0 }),
  )
  await suspend(false)
  for (const as of ['ana', 'bruno'] as const) {
    expect((await list(as)).problem.code).toBe('SUPER_ADMIN_ONLY')
  }
  expect((await list('lia')).problem.code).toBe('CUSTOMER_ONLY')
  await untilQuiet(portal)
  await portal.database.system((transaction) => transaction.run(toCommand(build.delete(demands))))
})

it('counts what waits for the customer, of what the user sees in the business', async () => {
  const count = async (as: PersonName, business?: 'aurora-1' | 'aurora-2') =>
    (await portal.call('countWaitingDemands', { as, ...(business && { business }) })).body.count
  expect(await count('ana')).toBe(0)
  await raiseDemand(portal, named('aberta'))
  await raiseDemandIn(portal, 'PENDING', named('pendente'))
  const delivered = await raiseDemandIn(portal, 'FINISHED', named('a validar'))
  await raiseDemandIn(portal, 'PENDING', named('sigilosa', { private: true }))
  await raiseDemandIn(portal, 'PENDING', { ...named('do outro negócio'), business: 'aurora-2' })
  expect([await count('ana', 'aurora-1'), await count('ana', 'aurora-2')]).toEqual([3, 1])
  expect(await count('ana')).toBe(4)
  expect([await count('bruno', 'aurora-1'), await count('davi')]).toEqual([2, 0])
  await portal.call('validateDemand', { as: 'ana', params: { id: delivered.id } })
  expect(await count('ana', 'aurora-1')).toBe(2)
  expect((await portal.call('countWaitingDemands', { as: 'lia' })).problem.code).toBe(
    'CUSTOMER_ONLY',
  )
  await untilQuiet(portal)
  await portal.database.system((transaction) => transaction.run(toCommand(build.delete(demands))))
})

it("counts as waiting what a row says is the customer's turn, and nothing that the contract refuses", async () => {
  const pending = await raiseDemandIn(portal, 'PENDING', named('pendente'))
  const delivered = await raiseDemandIn(portal, 'FINISHED', named('a validar'))
  await raiseDemandIn(portal, 'IN_PROGRESS', named('em andamento'))
  const validate = () => portal.call('validateDemand', { as: 'ana', params: { id: delivered.id } })
  for (const [contract, state, counted] of [
    [{ hasSuspendedContract: true }, 'suspended', 0],
    [{ hasSuspendedContract: false, paymentOverdueSince: '2026-01-05' }, 'suspended', 0],
    [{ paymentOverdueSince: null }, 'running', 2],
  ] as const) {
    await portal.call('updateFirmContract', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: contract,
    })
    const { waiting } = (await portal.call('getHome', { as: 'ana', business: 'aurora-1' })).body
    expect(waiting.demands.map(({ id }) => id)).toEqual([pending.id, delivered.id])
    const turns = waiting.demands.map((demand) => turnUnderContract(demand, state))
    expect(turns.filter((turn) => !isStoppedTurn(turn))).toHaveLength(counted)
    const count = await portal.call('countWaitingDemands', { as: 'ana', business: 'aurora-1' })
    expect(count.body.count).toBe(counted)
    const shell = await portal.call('getShell', { as: 'ana', business: 'aurora-1' })
    expect(shell.body.waiting.count).toBe(counted)
    expect((await validate()).status).toBe(counted === 0 ? 403 : 200)
  }
  await untilQuiet(portal)
  await portal.database.system((transaction) => transaction.run(toCommand(build.delete(demands))))
})

it('counts for the page of demands only what it lists, for the home page all', async () => {
  const one = businessIdOf('aurora-1')
  await raiseDemandIn(portal, 'IN_PROGRESS', named('marca em registro'))
  await raiseDemandIn(portal, 'FINISHED', named('marca a validar'))
  const markRegistration = {
    demandTypeName: MARK_REGISTRATION_TYPE,
    deleveryForecast: '2026-01-05',
  }
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.update(demands).set(markRegistration))),
  )
  const waiting = await portal.call('countWaitingDemands', { as: 'ana', business: 'aurora-1' })
  expect(waiting.body.count).toBe(0)
  const home = await portal.call('getHome', { as: 'ana', business: 'aurora-1' })
  expect(home.body.waiting.count).toBe(1)
  const { counts } = (await portal.call('listBusinessCounts', { as: 'sofia' })).body
  expect(counts).toEqual([{ businessId: one, open: 0, waiting: 1, overdue: 0 }])
  await untilQuiet(portal)
  await portal.database.system((transaction) => transaction.run(toCommand(build.delete(demands))))
})

it('answers what stands around a page at once, as its parts answer alone', async () => {
  await raiseDemandIn(portal, 'PENDING', named('pendente'))
  await untilQuiet(portal)
  for (const as of ['ana', 'sofia', 'davi'] as const) {
    const of = as === 'davi' ? 'brisa-1' : 'aurora-1'
    const shell = (await portal.call('getShell', { as, business: of })).body
    const alone = [
      await portal.call('listBusinesses', { as, query: { includeAll: true } }),
      await portal.call('countWaitingDemands', { as, business: of }),
      await portal.call('listNotifications', { as, business: of }),
    ].map(({ body }) => body)
    expect([shell.businesses, shell.waiting, shell.notifications]).toEqual(alone)
  }
  const foreign = await portal.call('getShell', { as: 'davi', business: 'aurora-1' })
  expect(foreign.problem.code).toBe('BUSINESS_FORBIDDEN')
  expect((await portal.call('getShell', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
  await untilQuiet(portal)
  await portal.database.system((transaction) => transaction.run(toCommand(build.delete(demands))))
})

it('groups the visible demands, newest change first, and counts them', async () => {
  await raiseDemand(portal, named('aberta'))
  await raiseDemandIn(portal, 'BLOCKED', named('bloqueada'))
  await raiseDemandIn(portal, 'PENDING', named('pendente'))
  await raiseDemandIn(portal, 'FINISHED', named('entregue'))
  await raiseDemand(portal, named('sigilosa', { private: true }))
  await raiseDemand(portal, { ...named('do outro negócio'), business: 'aurora-2' })

  const own = (await portal.call('getHome', { as: 'ana', business: 'aurora-1' })).body
  expect(names(own.demandsActive).sort()).toEqual(['aberta', 'bloqueada', 'sigilosa'])
  expect(names(own.demandsPending)).toEqual(['pendente'])
  expect(names(own.demandsFinished)).toEqual(['entregue'])
  expect(own.counts).toEqual({ OPEN: 2, IN_PROGRESS: 0, PENDING: 1, FINISHED: 1, BLOCKED: 1 })

  const colleague = (await portal.call('getHome', { as: 'bruno' })).body
  expect(names(colleague.demandsActive).sort()).toEqual(['aberta', 'bloqueada'])
  expect(colleague.counts.OPEN).toBe(1)
  const all = (await portal.call('getHome', { as: 'ana' })).body
  expect(all.counts.OPEN).toBe(3)
  const other = (await portal.call('getHome', { as: 'davi' })).body
  expect(Object.values(other.counts).every((count) => count === 0)).toBe(true)
})
it('asks who raised or follows a delivered demand for feedback, also after a skip', async () => {
  const demand = await raiseDemandIn(portal, 'FINISHED', { as: 'clara', ...named('para avaliar') })
  const awaited = async (as: 'clara' | 'bruno') =>
    names((await portal.call('getHome', { as })).body.customerSuccessDemandsWithoutFeedback)
  expect(await awaited('clara')).toEqual(['para avaliar'])
  expect(await awaited('bruno')).toEqual([])

  await portal.call('followDemand', { as: 'bruno', params: { id: demand.id }, body: {} })
  expect(await awaited('bruno')).toEqual(['para avaliar'])

  const feedback = { feedbackType: 'DEMAND', demandId: demand.id }
  await portal.call('saveFeedback', { as: 'clara', body: { ...feedback, skipped: true } })
  expect(await awaited('clara')).toEqual(['para avaliar'])
  await portal.call('saveFeedback', { as: 'clara', body: { ...feedback, rating: 4 } })
  expect(await awaited('clara')).toEqual([])
})
it('shows 100 of a group, the newest, and counts the rest', async () => {
  const at = (i: number) => new Date(Date.UTC(2026, 0, 1, 0, i)).toISOString()
  const rows = Array.from({ length: 120 }, (_, i) => ({
    id: idOf(`home ${i}`),
    customerId: customerIdOf('brisa'),
    businessId: businessIdOf('brisa-1'),
    userId: userIdOf('davi'),
    creatorName: 'davi',
    name: `demanda ${i}`,
    description: 'Muitas.',
    statusChangedAt: at(0),
    createdAt: at(0),
    updatedAt: at(i),
  }))
  await portal.database.system((transaction) => transaction.run(insertDemandRows(rows)))
  const { body } = await portal.call('getHome', { as: 'davi' })
  expect(body.demandsActive).toHaveLength(100)
  expect(body.demandsActive[0]?.name).toBe('demanda 119')
  expect(body.counts.OPEN).toBe(120)
})
it('finds what waits first, comes next and is overdue among all demands, however many are newer', async () => {
  const today = civilDateOf(portal.time.now, conventions.specified.timeZone)
  const day = (offset: number) => addDays(today, offset)
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 2, 0, minute)).toISOString()
  const row = (name: string, minute: number, more: Partial<typeof demands.$inferInsert> = {}) => ({
    id: idOf(`turn ${name}`),
    customerId: customerIdOf('brisa'),
    businessId: businessIdOf('brisa-1'),
    userId: userIdOf('davi'),
    creatorName: 'davi',
    name,
    description: 'Muitas.',
    statusChangedAt: at(minute),
    createdAt: at(minute),
    updatedAt: at(minute),
    ...more,
  })
  const validated = { statusKey: 'FINISHED', validationDate: at(500) } as const
  const newer = Array.from({ length: 120 }, (_, i) => [
    row(`validada ${i}`, 200 + i, validated),
    row(`sem data ${i}`, 200 + i),
  ]).flat()
  const rows = [
    ...newer,
    row('a validar há mais tempo', 1, { statusKey: 'FINISHED' }),
    row('a validar', 7, { statusKey: 'FINISHED' }),
    row('a responder', 9, { statusKey: 'PENDING', deleveryForecast: day(-20) }),
    row('a responder há mais tempo', 8, { statusKey: 'PENDING' }),
    row('depois', 2, { statusKey: 'IN_PROGRESS', deleveryForecast: day(9) }),
    row('hoje', 3, { statusKey: 'IN_PROGRESS', deleveryForecast: day(0) }),
    row('atrasada', 4, { statusKey: 'IN_PROGRESS', deleveryForecast: day(-1) }),
    row('atrasada há mais tempo', 6, { statusKey: 'IN_PROGRESS', deleveryForecast: day(-9) }),
    row('bloqueada', 10, { statusKey: 'BLOCKED', deleveryForecast: day(-4) }),
    row('entregue no dia', 5, { ...validated, deleveryForecast: day(1) }),
  ]
  await portal.database.system((transaction) => transaction.run(insertDemandRows(rows)))
  const { body } = await portal.call('getHome', { as: 'davi', query: { statusKey: 'BLOCKED' } })
  expect(names(body.waiting.demands)).toEqual([
    'a responder há mais tempo',
    'a responder',
    'a validar há mais tempo',
    'a validar',
  ])
  expect(body.waiting.demands.toSorted(compareWaiting)).toEqual(body.waiting.demands)
  expect(names(body.coming)).toEqual(['hoje', 'depois'])
  expect(names(body.overdue)).toEqual(['atrasada há mais tempo', 'bloqueada', 'atrasada'])
  const { body: waiting } = await portal.call('countWaitingDemands', { as: 'davi' })
  expect(body.waiting.count).toBe(waiting.count)
  const delivered = await portal.call('getHome', { as: 'davi', query: { statusKey: 'FINISHED' } })
  expect(names(delivered.body.demandsFinished).slice(0, 3)).toEqual([
    'a validar',
    'a validar há mais tempo',
    'validada 119',
  ])
  await portal.database.system((transaction) =>
    transaction.run(
      toCommand(
        build.delete(demands).where(
          inArray(
            demands.id,
            rows.map(({ id }) => id),
          ),
        ),
      ),
    ),
  )
})
it('narrows the groups to a status, which newer ones of another do not hide, and to a limit', async () => {
  const ofDavi = { as: 'davi', business: 'brisa-1' } as const
  await raiseDemandIn(portal, 'PENDING', { ...ofDavi, ...named('pendente de davi') })
  const { id } = await raiseDemandIn(portal, 'BLOCKED', { ...ofDavi, ...named('a bloqueada') })
  await portal.database.system((transaction) =>
    transaction.run(
      toCommand(
        build
          .update(demands)
          .set({ updatedAt: new Date(Date.UTC(2025, 0, 1)).toISOString() })
          .where(eq(demands.id, id)),
      ),
    ),
  )
  const home = async (query: { statusKey?: 'BLOCKED' | 'PENDING'; limit?: number }) =>
    (await portal.call('getHome', { as: 'davi', query })).body
  expect(names((await home({})).demandsActive)).not.toContain('a bloqueada')

  const blocked = await home({ statusKey: 'BLOCKED' })
  expect(names(blocked.demandsActive)).toEqual(['a bloqueada'])
  expect(blocked.demandsPending).toEqual([])
  expect(blocked.counts).toMatchObject({ OPEN: 120, PENDING: 1, BLOCKED: 1 })
  expect(names((await home({ statusKey: 'PENDING' })).demandsPending)).toEqual(['pendente de davi'])
  expect((await home({ limit: 2 })).demandsActive).toHaveLength(2)

  for (const query of [{ limit: 101 }, { limit: 0 }, { statusKey: 'DONE' }]) {
    const refused = await portal.call('getHome', { as: 'davi', query })
    expect(refused.status).toBe(400)
  }
})
it('refuses staff, a foreign business and a customer who has left', async () => {
  expect((await portal.call('getHome', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
  const foreign = await portal.call('getHome', { as: 'davi', business: 'aurora-1' })
  expect(foreign.problem.code).toBe('BUSINESS_FORBIDDEN')
  expect((await portal.call('getHome', { as: 'caio' })).problem.code).toBe('ACCESS_CHURNED')
})
