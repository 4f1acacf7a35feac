import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const post = (id: string, type: string, content: string) =>
  portal.call('createDemandItem', { as: 'lia', params: { id }, body: { type, content } })

it('answers what the page of a demand opens with, each part as it is answered alone', async () => {
  const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
  for (let number = 0; number < 55; number += 1) await post(id, 'MESSAGE', `Nota ${number}`)
  await post(id, 'PRIVATE_MESSAGE', 'Só nossa.')
  const seen = await portal.call('getDemandPage', { as: 'ana', params: { id } })
  const ofCustomer = seen.body.items.total
  for (const as of ['ana', 'lia'] as const) {
    const whole = await portal.call('getDemandPage', { as, params: { id } })
    const [demand, items, timeline, documents, attachments] = [
      await portal.call('getDemand', { as, params: { id } }),
      await portal.call('listDemandItems', { as, params: { id } }),
      await portal.call('getDemandTimeline', { as, params: { id } }),
      await portal.call('listDocuments', { as, query: { demandId: id } }),
      await portal.call('listDemandAttachments', { as, params: { id } }),
    ]
    expect(whole.body).toEqual({
      demand: demand.body,
      items: items.body,
      timeline: timeline.body,
      documents: documents.body,
      attachments: attachments.body,
    })
    expect(whole.headers.etag).toBe(demand.headers.etag)
    expect(whole.body.items.items).toHaveLength(50)
    const { total } = whole.body.items
    expect(total).toBe(as === 'lia' ? ofCustomer + 1 : ofCustomer)
  }
})

it('answers nothing of a demand that the caller may not see', async () => {
  const { id } = await raiseDemand(portal, { body: { private: true } })
  for (const as of ['bruno', 'davi'] as const) {
    const { status, problem } = await portal.call('getDemandPage', { as, params: { id } })
    expect([status, problem.code]).toEqual([404, 'DEMAND_NOT_FOUND'])
  }
  const other = await portal.call('getDemandPage', {
    as: 'ana',
    business: 'aurora-2',
    params: { id },
  })
  expect(other.status).toBe(404)
})
