import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

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
const startOf = (journeyTypeId: string) => {
  const body = { journeyTypeId, customerId: customerIdOf('aurora') }
  return portal.call('createCustomerJourney', { as: 'ana', business: 'aurora-1', body })
}
const start = async (title: string) => (await startOf((await addType(title)).id)).body
const rename = (id: string, title: string) =>
  portal.call('updateJourneyType', { as: 'lia', params: { id }, body: { title } })
const titleOf = async (id: string) =>
  (await portal.call('getDemand', { as: 'ana', params: { id } })).body.journey?.journeyType.title
const heldDemand = (id: string) => ['select from demands where id = $1 for update', id] as const
const heldType = (id: string) => ['select from journey_types where id = $1 for update', id] as const

/** Two people of the firm arrange the same demand at the same time. */
describe('a demand that two want', () => {
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

  it('waits for their queue with all others, also when its journey names no demands', async () => {
    const journey = await start('Sem outras demandas')
    const { id: journeyTypeId } = await addType('Outra sem demandas')
    let isDone = false
    const [changed, wasDone] = await lineUp(
      portal,
      ['select pg_advisory_xact_lock(hashtextextended($1::text, 0))', customerIdOf('aurora')],
      async () => {
        const params = { id: journey.id }
        const { status } = await portal.call('updateCustomerJourney', {
          as: 'lia',
          params,
          body: { journeyTypeId },
        })
        isDone = true
        return status
      },
      async () => isDone,
    )
    expect([changed, wasDone]).toEqual([200, false])
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
      () => rename(id, 'Sexta'),
    )
    expect([left.status, renamed.status]).toEqual([204, 200])
    expect(await titleOf(demandId)).toBeUndefined()
  })
})

/** The firm renames a journey while somebody else adds demands to it. */
describe('a journey that is renamed', () => {
  it('gives its new title to the demands of who starts it at the same moment', async () => {
    const { id } = await addType('Sétima')
    const [renamed, started] = await lineUp(
      portal,
      heldType(id),
      () => rename(id, 'Oitava'),
      () => startOf(id),
    )
    expect([renamed.status, started.status]).toEqual([200, 201])
    const [demand] = started.body.demands
    expect(await titleOf(demand?.id ?? '')).toBe('Oitava')
  })

  it('gives it to the demands that are moved there at the same moment', async () => {
    const journey = await start('Nona')
    const { id: journeyTypeId } = await addType('Décima')
    const [renamed, moved] = await lineUp(
      portal,
      heldType(journeyTypeId),
      () => rename(journeyTypeId, 'Undécima'),
      () =>
        portal.call('updateCustomerJourney', {
          as: 'lia',
          params: { id: journey.id },
          body: { journeyTypeId },
        }),
    )
    expect([renamed.status, moved.status]).toEqual([200, 200])
    expect(await titleOf(journey.demands[0]?.id ?? '')).toBe('Undécima')
  })

  it('waits for nobody who waits for it', async () => {
    const journey = await start('Duodécima')
    const { id } = await raiseDemand(portal)
    const { journeyTypeId } = journey
    const [moved, renamed] = await lineUp(
      portal,
      heldDemand(id),
      () =>
        portal.call('updateCustomerJourney', {
          as: 'lia',
          params: { id: journey.id },
          body: { demandsIds: [...journey.demands.map((demand) => demand.id), id] },
        }),
      () => rename(journeyTypeId, 'Décima terceira'),
    )
    expect([moved.status, renamed.status]).toEqual([200, 200])
    expect(await titleOf(id)).toBe('Décima terceira')
  })
})

/** A business starts a journey while the firm makes a started one into it. */
describe('a journey that is to be another', () => {
  it('is not the second one of its business', async () => {
    const journey = await start('Décima quarta')
    const { id: journeyTypeId } = await addType('Décima quinta')
    const [started, refused] = await lineUp(
      portal,
      heldType(journeyTypeId),
      () => startOf(journeyTypeId),
      () =>
        portal.call('updateCustomerJourney', {
          as: 'lia',
          params: { id: journey.id },
          body: { journeyTypeId },
        }),
    )
    expect([started.status, refused.problem.code]).toEqual([201, 'JOURNEY_STARTED'])
  })
})
