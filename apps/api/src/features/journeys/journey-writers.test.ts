import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

/** Two people of the firm arrange the same demand at the same time. */
describe('a demand that two want', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await startTestPortal()
  })
  afterAll(() => portal.close())

  const step = { title: 'Inventário dos dados', description: 'Quais dados, onde e para quê.' }
  const addType = async (title: string) => {
    const body = { title, description: 'x', defaultDemands: [step] }
    return (await portal.call('createJourneyType', { as: 'lia', body })).body
  }
  const start = async (title: string) => {
    const { id: journeyTypeId } = await addType(title)
    const body = { journeyTypeId, customerId: customerIdOf('aurora') }
    const request = { as: 'ana', business: 'aurora-1', body } as const
    return (await portal.call('createCustomerJourney', request)).body
  }
  const titleOf = async (id: string) =>
    (await portal.call('getDemand', { as: 'ana', params: { id } })).body.journey?.journeyType.title
  const heldDemand = (id: string) => ['select from demands where id = $1 for update', id] as const

  it('becomes part of the first journey that asks for it, and is not taken from it', async () => {
    const { id } = await raiseDemand(portal)
    const [first, second] = [await start('Primeira'), await start('Segunda')]
    const claim = (journey: typeof first) => () =>
      portal.call('updateCustomerJourney', {
        as: 'lia',
        params: { id: journey.id },
        body: { demandsIds: [...journey.demands.map((demand) => demand.id), id] },
      })
    const [claimed, refused] = await lineUp(portal, heldDemand(id), claim(first), claim(second))
    expect(claimed.status).toBe(200)
    expect(refused.problem.code).toBe('JOURNEY_DEMAND_INVALID')
    expect(await titleOf(id)).toBe('Primeira')
  })

  it('prepares the first journey that it is linked to', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const types = [await addType('Terceira'), await addType('Quarta')] as const
    const link = (type: { readonly id: string }) => () =>
      portal.call('linkPreJourneyDemand', {
        as: 'lia',
        params: { id: type.id },
        body: { demandId },
      })
    const [linked, refused] = await lineUp(
      portal,
      heldDemand(demandId),
      link(types[0]),
      link(types[1]),
    )
    expect(linked.status).toBe(201)
    expect(refused.problem.code).toBe('JOURNEY_DEMAND_TAKEN')
  })

  it('does not take the new title of a journey that it has just left', async () => {
    const { id: demandId } = await raiseDemand(portal)
    const { id } = await addType('Quinta')
    const params = { id, demandId }
    await portal.call('linkPreJourneyDemand', { as: 'lia', params, body: { demandId } })
    const [left, renamed] = await lineUp(
      portal,
      heldDemand(demandId),
      () => portal.call('unlinkPreJourneyDemand', { as: 'lia', params }),
      () => portal.call('updateJourneyType', { as: 'lia', params, body: { title: 'Sexta' } }),
    )
    expect([left.status, renamed.status]).toEqual([204, 200])
    expect(await titleOf(demandId)).toBeUndefined()
  })
})
