import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemandIn } from '../testing/test-demands.ts'
import { customerIdOf, userIdOf } from '../testing/test-firm.ts'
import { addTestActivity, beginTestMapping } from '../testing/test-mapping.ts'
import { startTestPortal, type TestPortal, type TestRequest } from '../testing/test-portal.ts'
import { addReminder } from '../testing/test-reminders.ts'
import type { OperationId } from './operation.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

let count = 0
const owner = { as: 'ana', business: 'aurora-1' } as const

/** Sends the same request with the same key several times. */
function press<Op extends OperationId>(
  operation: Op,
  request: TestRequest<Op>,
  key = `press-${count++}`,
) {
  const headers = { ...request.headers, 'idempotency-key': key }
  return () => portal.call(operation, { ...request, headers })
}

/** A demand with a distant forecast, as it was read at that time. */
async function promised() {
  const params = { id: (await raiseDemandIn(portal, 'IN_PROGRESS')).id }
  const body = { deleveryForecast: '2026-05-29' }
  const { headers } = await portal.call('setDemandForecast', { as: 'lia', params, body })
  return { params, headers: { 'if-match': String(headers.etag) } }
}

async function tagDemand() {
  const { id: demandId } = await raiseDemandIn(portal, 'IN_PROGRESS')
  const named = { customerId: customerIdOf('aurora'), name: `Órgão ${count++}` }
  const { body } = await portal.call('createDemandTag', { as: 'ana', body: named })
  return { as: 'ana', body: { demandId, tagId: body.id } } as const
}

const prepared = {
  prioritizeDemand: async () => press('prioritizeDemand', { as: 'ana', ...(await promised()) }),
  saveFeedback: async () => {
    const { id: demandId } = await raiseDemandIn(portal, 'FINISHED')
    const body = { feedbackType: 'DEMAND', demandId, rating: 5 }
    return press('saveFeedback', { as: 'ana', body })
  },
  addDemandTag: async () => press('addDemandTag', await tagDemand()),
  unlinkReminder: async () => {
    const { id: demandId } = await raiseDemandIn(portal, 'IN_PROGRESS')
    const { id: reminderId } = await addReminder(portal)
    const params = { demandId, reminderId }
    const { body } = await portal.call('linkReminder', { as: 'ana', params })
    const [link] = body.ReminderDemands
    return press('unlinkReminder', { as: 'ana', params: { id: link?.id ?? '' } })
  },
  restoreFirmUser: async () => {
    const params = { id: userIdOf('clara') }
    const body = { newResponsibleUserId: userIdOf('bruno') }
    await portal.call('deleteUser', { as: 'ana', params, body })
    return press('restoreFirmUser', { as: 'lia', params })
  },
} satisfies Partial<Record<OperationId, unknown>>

describe('a write that asks for a state', () => {
  it.each(Object.entries(prepared))(
    'is answered alike when it is repeated: %s',
    async (_, prepare) => {
      const again = await prepare()
      const [first, second] = [await again(), await again()]
      expect([first.status, second.status, second.problem?.code]).toEqual([200, 200, undefined])
      expect(second.body).toEqual(first.body)
      expect(second.headers.etag).toBe(first.headers.etag)
    },
  )

  it('is answered alike in each step of a mapping', async () => {
    const { id, demandId } = await beginTestMapping(portal, owner)
    await addTestActivity(portal, owner)
    const review = (statusKey: 'PENDING' | 'FINISHED') =>
      press('reviewFirmMapping', { as: 'lia', params: { id }, body: { statusKey } })
    const said = async () => {
      const params = { id: demandId ?? '' }
      return (await portal.call('listDemandItems', { as: 'ana', params })).body.total
    }
    for (const step of [
      press('sendMappingToReview', owner),
      review('PENDING'),
      press('sendMappingToReview', owner),
      review('FINISHED'),
      press('reopenMapping', owner),
    ]) {
      const first = await step()
      const before = await said()
      const second = await step()
      expect([first.status, second.status]).toEqual([200, 200])
      expect(second.body).toEqual(first.body)
      expect(await said()).toBe(before)
    }
  })

  it('is done again where the state has been left meanwhile', async () => {
    const request = await tagDemand()
    const add = press('addDemandTag', request)
    await add()
    await portal.call('removeDemandTag', { ...request, as: 'bruno' })
    expect((await add()).body.demandsTags).toEqual([request.body.tagId])
    const params = { id: request.body.demandId }
    const { body } = await portal.call('getDemand', { as: 'bruno', params })
    expect(body.demandsTags).toHaveLength(1)
  })

  it('is refused as before by another key, and by the key of something else', async () => {
    const request = await tagDemand()
    await press('addDemandTag', request, 'of-another')()
    const other = await press('addDemandTag', request)()
    expect(other.problem.code).toBe('DEMAND_TAG_REPEATED')
    const reused = await press('addDemandTag', await tagDemand(), 'of-another')()
    expect([reused.status, reused.problem.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
  })

  it('is done once by copies that come together', async () => {
    const add = press('addDemandTag', await tagDemand())
    const copies = await Promise.all([add(), add(), add()])
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
