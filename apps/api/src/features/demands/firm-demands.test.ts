import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '../../http/operation.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

type Entry = AnswerOf<'listFirmDemands'>['demands'][number]

let portal: TestPortal
const start = new Date('2026-03-10T12:00:00.000Z')
const ids: Record<string, string> = {}

beforeAll(async () => {
  portal = await startTestPortal()
  const at = (minutes: number) => {
    portal.time.now = new Date(start.getTime() + minutes * 60_000)
  }
  at(0)
  ids.aurora = (await raiseDemand(portal, { body: { name: 'Locação da loja' } })).id
  at(1)
  ids.secret = (await raiseDemand(portal, { as: 'bruno', body: { private: true } })).id
  at(2)
  ids.brisa = (await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })).id
  at(3)
  ids.late = (await raiseDemandIn(portal, 'IN_PROGRESS', { body: { priority: true } })).id
  await portal.call('setDemandForecast', {
    as: 'lia',
    params: { id: ids.late },
    body: { deleveryForecast: '2026-03-09' },
  })
  at(4)
  ids.done = (await raiseDemandIn(portal, 'FINISHED', { business: 'aurora-2' })).id
  at(5)
  await portal.call('assignDemand', {
    as: 'lia',
    params: { id: ids.aurora },
    body: { backofficeUserId: userIdOf('rui') },
  })
})
afterAll(() => portal.close())

const list = async (query = {}, business?: string) => {
  const request = { as: 'lia', query, ...(business && { business }) } as const
  const answer = await portal.call('listFirmDemands', request)
  expect(answer.problem?.errors).toBeUndefined()
  return answer.body
}
const nameOf = ({ demand }: Entry) =>
  Object.keys(ids).find((name) => ids[name] === demand.id) ?? '?'
const names = async (query = {}, business?: string) =>
  (await list(query, business)).demands.map(nameOf)

describe('listFirmDemands', () => {
  it('shows the demands of all customers, private ones too, with whose they are', async () => {
    const { demands, total } = await list()
    expect(demands.map(nameOf)).toEqual(['done', 'late', 'brisa', 'secret', 'aurora'])
    expect(total).toBe(5)
    expect(demands[2]).toMatchObject({
      customer: { id: customerIdOf('brisa'), name: 'brisa' },
      business: { name: 'brisa-1' },
    })
  })

  it.each([
    [{ customerId: customerIdOf('brisa') }, ['brisa']],
    [{ statusKey: 'OPEN' }, ['brisa', 'secret', 'aurora']],
    [{ assigned: true }, ['aurora']],
    [{ assigned: false, statusKey: 'OPEN' }, ['brisa', 'secret']],
    [{ backofficeUserId: userIdOf('rui') }, ['aurora']],
    [{ priority: true }, ['late']],
    [{ overdue: true }, ['late']],
    [{ overdue: false }, ['done', 'brisa', 'secret', 'aurora']],
    [{ name: 'LOCACAO' }, ['aurora']],
    [{ demandTypeName: 'Conteúdo/Material' }, []],
    [
      { startDate: '2026-03-10', endDate: '2026-03-10' },
      ['done', 'late', 'brisa', 'secret', 'aurora'],
    ],
    [{ endDate: '2026-03-09' }, []],
    [{ order: 'idAsc' }, ['aurora', 'secret', 'brisa', 'late', 'done']],
    [{ order: 'updatedAt' }, ['secret', 'brisa', 'late', 'done', 'aurora']],
    [{ order: 'forecast' }, ['late', 'aurora', 'secret', 'brisa', 'done']],
  ] as const)('%j', async (query, expected) => {
    const found = await list(query)
    expect(found.demands.map(nameOf)).toEqual(expected)
    expect(found.total).toBe(expected.length)
  })

  it('narrows to the business of the header', async () => {
    expect(await names({}, 'aurora-2')).toEqual(['done'])
  })

  it.each(['idDesc', 'idAsc', 'updatedAt', 'forecast'])(
    'goes on by cursor and by page: %s',
    async (order) => {
      const whole = await names({ order })
      const walked: string[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          order,
          limit: 2,
          ...(cursor && { cursor }),
        })
        walked.push(...page.demands.map(nameOf))
        cursor = page.nextCursor
      } while (cursor)
      expect(walked).toEqual(whole)
      expect([
        ...(await names({ order, limit: 3 })),
        ...(await names({ order, limit: 3, page: 1 })),
      ]).toEqual(whole)
    },
  )

  it('refuses cursors of elsewhere, unknown filters, and customers', async () => {
    const { nextCursor } = await list({ limit: 1, order: 'updatedAt' })
    const call = (as: 'lia' | 'ana', query: object) =>
      portal.call('listFirmDemands', { as, query: { ...query } })
    expect((await call('lia', { cursor: nextCursor ?? '' })).status).toBe(400)
    expect((await call('lia', { cursor: 'x' })).status).toBe(400)
    expect((await call('lia', { owner: 'x' })).status).toBe(400)
    expect((await call('lia', { startDate: '2026-03-11', endDate: '2026-03-10' })).status).toBe(400)
    expect((await call('ana', {})).problem).toMatchObject({ status: 403, code: 'STAFF_ONLY' })
  })
})
