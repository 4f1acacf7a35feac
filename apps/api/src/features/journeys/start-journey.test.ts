import { toDemandTimeline } from '@tramite/core/demands'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { selectRows } from '../../testing/test-finance.ts'
import { businessIdOf, customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import {
  journeyDraft as draft,
  type JourneyStart as Start,
  useJourneys,
} from '../../testing/test-journeys.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { addType, execute, list, removeAll, start } = useJourneys(() => portal)
beforeEach(removeAll)

describe('a start', () => {
  it('raises the demands of the journey in the active business, the first one first', async () => {
    const type = await addType()
    const { status, body: journey, headers } = await start(type.id, { business: 'aurora-2' })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(journey).toMatchObject({
      journeyTypeId: type.id,
      customerId: customerIdOf('aurora'),
      businessId: businessIdOf('aurora-2'),
    })
    expect(journey.demands.map(({ name, statusKey }) => [name, statusKey])).toEqual(
      draft.defaultDemands.map(({ title }, index) => [title, index === 0 ? 'OPEN' : 'BLOCKED']),
    )
    const demands = await Promise.all(
      journey.demands.map(({ id }) => portal.call('getDemand', { as: 'ana', params: { id } })),
    )
    for (const [index, { body }] of demands.entries()) {
      expect(body).toMatchObject({
        description: draft.defaultDemands[index]?.description,
        journey: { journeyType: { id: type.id, title: 'Adequação à LGPD' } },
        userId: userIdOf('ana'),
        creatorName: 'ana',
        following: [userIdOf('ana')],
        businessId: businessIdOf('aurora-2'),
        private: false,
        unread: false,
      })
    }
    const numbers = demands.map(({ body }) => body.externalId)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    const summaries = await portal.call('listDemands', { as: 'ana', business: 'aurora-2' })
    expect(summaries.body.demands[0]?.journey).toEqual({
      journeyType: { title: 'Adequação à LGPD' },
      waitsForSteps: true,
    })
    const read = await portal.call('getCustomerJourney', {
      as: 'clara',
      params: { id: journey.id },
    })
    expect(read.body).toEqual(journey)
  })

  it('opens a step when the one before it is delivered, and tells of it', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const ids = journey.demands.map(({ id }) => id)
    const statuses = async () => {
      const { body } = await portal.call('getCustomerJourney', {
        as: 'ana',
        params: { id: journey.id },
      })
      return body.demands.map(({ statusKey }) => statusKey)
    }
    const become = async (step: number, statusKey: string) => {
      const id = ids[step] ?? ''
      const { headers } = await portal.call('getDemand', { as: 'lia', params: { id } })
      const { status } = await portal.call('updateDemandStatus', {
        as: 'lia',
        params: { id },
        headers: { 'if-match': String(headers.etag) },
        body: { statusKey, message: 'Veja, por favor.' },
      })
      expect(status).toBe(200)
    }
    const stagesOf = async (step: number) => {
      const params = { id: ids[step] ?? '' }
      const { body: demand } = await portal.call('getDemand', { as: 'ana', params })
      const { body: history } = await portal.call('getDemandTimeline', { as: 'ana', params })
      const timeZone = 'America/Sao_Paulo'
      const frame = { now: portal.time.now, timeZone, stoppedSince: null }
      return toDemandTimeline(demand, history, frame).steps.map(({ stage }) => stage)
    }
    await become(0, 'IN_PROGRESS')
    expect(await statuses()).toEqual(['IN_PROGRESS', 'BLOCKED', 'BLOCKED'])
    expect(await stagesOf(1)).toEqual(['blocked'])
    await become(0, 'FINISHED')
    expect(await stagesOf(1)).toEqual(['blocked', 'screening'])
    expect(await statuses()).toEqual(['FINISHED', 'OPEN', 'BLOCKED'])
    const { body } = await portal.call('listDemandItems', {
      as: 'ana',
      params: { id: ids[1] ?? '' },
    })
    expect(body.items.map(({ type: kind }) => kind)).toEqual(['STATUS'])
    await untilQuiet(portal)
    const { body: told } = await portal.call('listNotifications', { as: 'ana' })
    const ofStep = told.notifications.filter(({ link }) => link?.includes(ids[1] ?? '?'))
    expect(ofStep.map(({ title }) => title)).toEqual(['Chegou a vez desta etapa da jornada'])

    await become(0, 'IN_PROGRESS')
    await become(0, 'FINISHED')
    expect(await statuses()).toEqual(['FINISHED', 'OPEN', 'BLOCKED'])
    await become(2, 'IN_PROGRESS')
    await become(1, 'FINISHED')
    expect(await statuses()).toEqual(['FINISHED', 'FINISHED', 'IN_PROGRESS'])
  })

  it('is of one business: the other can start its own', async () => {
    const type = await addType()
    const { body: journey } = await start(type.id)
    const [here] = await list('ana', 'aurora-1')
    expect(here).toMatchObject({ statusKey: 'IN_PROGRESS', customerJourney: [journey] })
    expect((await list('ana', 'aurora-2'))[0]).toMatchObject({ statusKey: 'OPEN' })
    expect((await start(type.id, { business: 'aurora-2' })).status).toBe(201)
    const [both] = await list('ana')
    expect(both?.customerJourney).toHaveLength(2)
    expect((await list('bruno'))[0]?.customerJourney).toHaveLength(1)
    expect((await list('davi'))[0]).toMatchObject({ statusKey: 'OPEN', customerJourney: [] })
  })

  it('happens once, however many ask at the same time', async () => {
    const type = await addType()
    const answers = await Promise.all(
      (['ana', 'bruno', 'clara', 'sofia'] as const).map((as) => start(type.id, { as })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect((await start(type.id)).problem.code).toBe('JOURNEY_STARTED')
    expect(await selectRows(portal, 'select * from journey_demands')).toHaveLength(3)
  })

  it('answers a repeat with the same journey', async () => {
    const type = await addType()
    const headers = { 'idempotency-key': 'one-start' }
    const first = await start(type.id, { headers })
    const second = await start(type.id, { headers })
    expect([second.status, second.body]).toEqual([201, first.body])
  })

  it('leaves nothing where it fails half-way', async () => {
    const type = await addType()
    await execute(
      `create function fail() returns trigger language plpgsql as $$
         begin if new.place = 3 then raise 'no'; end if; return new; end $$`,
    )
    await execute(
      'create trigger fail before insert on journey_demands for each row execute function fail()',
    )
    const before = await selectRows(portal, 'select count(*) from demands')
    await expect(start(type.id)).rejects.toThrow('createCustomerJourney 500')
    await execute('drop function fail() cascade')
    expect(await selectRows(portal, 'select count(*) from demands')).toEqual(before)
    expect(await selectRows(portal, 'select * from customer_journeys')).toEqual([])
    expect((await start(type.id)).status).toBe(201)
  })

  it.each<[string, Start, number, string]>([
    ['another customer', { customer: 'brisa' }, 404, 'NOT_FOUND'],
    ['a colleague', { body: { userId: userIdOf('bruno') } }, 403, 'STAFF_ONLY'],
    [
      'a business that is not theirs',
      { as: 'bruno', business: 'aurora-2' },
      403,
      'BUSINESS_FORBIDDEN',
    ],
    ['nobody’s business', { as: 'nina', business: '' }, 403, 'NO_BUSINESS'],
    [
      'a specific-demand customer',
      { as: 'elisa', business: 'specific-1', customer: 'specific' },
      403,
      'ACCESS_SPECIFIC_DEMAND',
    ],
    [
      'a customer with a payment overdue',
      { as: 'gil', business: 'grace-1', customer: 'grace' },
      403,
      'ACCESS_PAYMENT_OVERDUE',
    ],
    [
      'another business in the body',
      { as: 'bruno', body: { businessId: businessIdOf('aurora-2') } },
      403,
      'BUSINESS_FORBIDDEN',
    ],
    ['staff without a user', { as: 'lia' }, 400, 'JOURNEY_STARTER_INVALID'],
    [
      'staff for a user of another customer',
      { as: 'lia', body: { userId: userIdOf('davi') } },
      400,
      'JOURNEY_STARTER_INVALID',
    ],
    [
      'staff for a user outside of the business',
      { as: 'lia', business: 'aurora-2', body: { userId: userIdOf('bruno') } },
      400,
      'JOURNEY_STARTER_INVALID',
    ],
  ])('is refused for %s', async (_, asked, status, code) => {
    const type = await addType()
    const answer = await start(type.id, asked)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect(await selectRows(portal, 'select * from customer_journeys')).toEqual([])
  })

  it('of a journey that is withdrawn is refused, and who has it keeps it', async () => {
    const type = await addType()
    await start(type.id)
    const params = { id: type.id }
    await portal.call('updateJourneyType', { as: 'lia', params, body: { active: false } })
    expect(await list('ana', 'aurora-1')).toHaveLength(1)
    expect(await list('ana', 'aurora-2')).toEqual([])
    expect((await start(type.id, { business: 'aurora-2' })).status).toBe(404)
    const byStaff = { as: 'lia', business: 'aurora-2', body: { userId: userIdOf('ana') } } as const
    expect((await start(type.id, byStaff)).problem.code).toBe('JOURNEY_WITHDRAWN')
  })

  it('by staff is told to the user that it is for', async () => {
    const type = await addType()
    const { status, body } = await start(type.id, {
      as: 'lia',
      body: { userId: userIdOf('bruno') },
    })
    expect(status).toBe(201)
    await portal.settle()
    const { body: told } = await portal.call('listNotifications', { as: 'bruno' })
    expect(told.notifications[0]).toMatchObject({
      type: 'JOURNEY',
      title: 'Jornada iniciada',
      description: 'Adequação à LGPD',
      link: `/journeys/${type.id}`,
    })
    const id = body.demands[0]?.id ?? ''
    const { body: demand } = await portal.call('getDemand', { as: 'bruno', params: { id } })
    expect(demand).toMatchObject({ creatorName: 'bruno', unread: true })
  })
})
