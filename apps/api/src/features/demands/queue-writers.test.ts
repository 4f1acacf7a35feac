import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import type { OperationId } from '../../http/operation.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal, type TestRequest } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** Three demands of a type, by their age. */
async function ofType() {
  const { body: type } = await portal.call('createFirmDemandType', {
    as: 'lia',
    body: { name: 'Parecer' },
  })
  const ids: string[] = []
  for (let i = 0; i < 3; i += 1) {
    const { id } = await raiseDemand(portal)
    const screened = { as: 'lia', params: { id }, body: { demandTypeId: type.id } } as const
    await portal.call('screenDemand', screened)
    ids.push(id)
  }
  const rename = () =>
    portal.call('updateFirmDemandType', {
      as: 'lia',
      params: { id: type.id },
      body: { name: 'Consultoria' },
    })
  return { ids, rename }
}

/** The three demands of a journey, by their age. */
async function ofJourney() {
  const step = { title: 'Inventário', description: 'Quais dados, onde e para quê.' }
  const draft = { title: 'Adequação', description: 'x', defaultDemands: [step, step, step] }
  const { body: type } = await portal.call('createJourneyType', { as: 'lia', body: draft })
  const { body: journey } = await portal.call('createCustomerJourney', {
    as: 'davi',
    body: { journeyTypeId: type.id, customerId: customerIdOf('brisa') },
  })
  const rename = () =>
    portal.call('updateJourneyType', {
      as: 'lia',
      params: { id: type.id },
      body: { title: 'Conformidade' },
    })
  return { ids: journey.demands.map(({ id }) => id), rename }
}

it.each([
  ['their type is renamed', ofType],
  ['their journey takes another title', ofJourney],
] as const)('a queue moves while %s', async (_, prepare) => {
  const { ids, rename } = await prepare()
  const days = ['2026-03-30', '2026-03-16', '2026-04-30']
  for (const [i, id] of ids.entries()) {
    const body = { statusKey: 'IN_PROGRESS', deleveryForecast: days[i] }
    await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body })
  }
  await portal.settle()
  const [, , last = ''] = ids
  const [moved, renamed] = await lineUp(
    portal,
    ['select from demands where id = $1 for update', last],
    () => portal.call('prioritizeDemand', { as: 'lia', params: { id: last } }),
    rename,
  )
  expect([moved.status, renamed.status]).toEqual([200, 200])
})

/** Two demands in progress whose numbers are in the opposite order. */
async function raiseTwo() {
  const [first, second] = [
    await raiseDemandIn(portal, 'IN_PROGRESS'),
    await raiseDemandIn(portal, 'IN_PROGRESS'),
  ]
  return [first, `${second.externalId},${first.externalId}`] as const
}

it('keeps nobody waiting who moves nothing in it', async () => {
  const [{ id }, numbers] = await raiseTwo()
  const { id: pending } = await raiseDemandIn(portal, 'PENDING')
  const as = 'ana'
  const call = async <Op extends OperationId>(operation: Op, request: TestRequest<Op>) =>
    (await portal.call(operation, { as, ...request })).status
  const profile = { name: 'ana', phone: '11988887777' }
  const calls = {
    message: () => call('changeDemand', { params: { id }, body: { message: 'Segue.' } }),
    phone: () => call('updateLoggedUser', { body: profile }),
    order: () => call('previewDemandsOrder', { query: { numbers } }),
    priority: () => call('getDemandSla', { query: { demandId: id } }),
    start: () => call('previewDemandForecast', { params: { id: pending } }),
  }
  // Runs outside the transaction that locks the queue.
  const outside = AsyncLocalStorage.snapshot()
  await portal.database.system(async (transaction) => {
    await transaction.run(
      plainCommand('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        customerIdOf('aurora'),
      ]),
    )
    for (const [name, call] of Object.entries(calls)) {
      expect(await outside(call), name).toBe(200)
    }
  })
})

it('keeps nobody from a demand who only asks what an order would do', async () => {
  const [{ id }, numbers] = await raiseTwo()
  const outside = AsyncLocalStorage.snapshot()
  await portal.database.system(async (transaction) => {
    await transaction.run(plainCommand('select from demands where id = $1 for update', [id]))
    const asked = await outside(() =>
      portal.call('previewDemandsOrder', { as: 'ana', query: { numbers } }),
    )
    expect(asked.status).toBe(200)
  })
})
