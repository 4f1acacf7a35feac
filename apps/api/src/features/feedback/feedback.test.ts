import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantDemand, raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import type { PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const save = (as: PersonName, demandId: string, body: Readonly<Record<string, unknown>>) =>
  portal.call('saveFeedback', { as, body: { feedbackType: 'DEMAND', demandId, ...body } })

it('stores a rating with a comment and shows it on the demand', async () => {
  const { id } = await raiseDemandIn(portal, 'FINISHED')
  const { body } = await save('bruno', id, { rating: 5, description: '  Claro e rápido. ' })
  expect(body).toMatchObject({ rating: 5, description: 'Claro e rápido.', skipped: false })
  const demand = (await portal.call('getDemand', { as: 'ana', params: { id } })).body
  expect(demand.feedback).toEqual({ id: body.id, skipped: false })
})
it('lets a skipped feedback be given later, a given one never again', async () => {
  const { id } = await raiseDemandIn(portal, 'FINISHED')
  const skipped = await save('ana', id, { skipped: true })
  expect(skipped.body).toMatchObject({ rating: null, skipped: true })
  const given = await save('ana', id, { rating: 3 })
  expect(given.body).toMatchObject({ id: skipped.body.id, rating: 3, skipped: false })
  for (const body of [{ rating: 1 }, { skipped: true }]) {
    const { status, problem } = await save('ana', id, body)
    expect([status, problem.code]).toEqual([409, 'DEMAND_FEEDBACK_EXISTS'])
  }
})
it('keeps one of two ratings that are sent at once', async () => {
  const { id } = await raiseDemandIn(portal, 'FINISHED')
  const answers = await Promise.all([
    save('ana', id, { rating: 1 }),
    save('bruno', id, { rating: 2 }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
it.each([
  [{}],
  [{ rating: 0 }],
  [{ rating: 6 }],
  [{ rating: 2.5 }],
  [{ rating: 3, skipped: true }],
  [{ skipped: false }],
  [{ skipped: true, description: 'Depois.' }],
  [{ rating: 3, description: 'x'.repeat(513) }],
  [{ rating: 3, stars: 3 }],
])('refuses %j', async (body) => {
  const { id } = await raiseDemandIn(portal, 'FINISHED')
  const { status, problem } = await save('ana', id, body)
  expect([status, problem.code]).toEqual([400, 'VALIDATION'])
})
it('refuses a demand that was not delivered', async () => {
  const { id } = await raiseDemand(portal)
  expect((await save('ana', id, { rating: 3 })).problem.code).toBe('DEMAND_NOT_FINISHED')
})
it('does not find what the user may not see', async () => {
  const secret = await raiseDemandIn(portal, 'FINISHED', { body: { private: true } })
  const elsewhere = await raiseDemandIn(portal, 'FINISHED', { business: 'aurora-2' })
  const found = await Promise.all([
    save('bruno', secret.id, { rating: 3 }),
    save('bruno', elsewhere.id, { rating: 3 }),
    save('davi', elsewhere.id, { rating: 3 }),
  ])
  expect(found.map(({ status }) => status)).toEqual([404, 404, 404])
})
it('is for customers whose contract allows it', async () => {
  const { id } = await raiseDemandIn(portal, 'FINISHED')
  expect((await save('lia', id, { rating: 3 })).problem.code).toBe('CUSTOMER_ONLY')
  const suspended = await plantDemand(portal, 'suspended', 'saulo', 'FINISHED')
  expect((await save('saulo', suspended, { rating: 3 })).problem.code).toBe('ACCESS_SUSPENDED')
  const overdue = await plantDemand(portal, 'overdue', 'olga', 'FINISHED')
  expect((await save('olga', overdue, { rating: 3 })).problem.code).toBe('ACCESS_OVERDUE')
  const grace = await plantDemand(portal, 'grace', 'gil', 'FINISHED')
  expect((await save('gil', grace, { rating: 3 })).status).toBe(200)
})
