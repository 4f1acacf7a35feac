import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { users } from '../../tables/users.table.ts'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  type PersonName,
  testStart,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
afterEach(() => {
  portal.time.now = testStart
})

const timelineOf = async (id: string, as: PersonName = 'ana') => {
  const answer = await portal.call('getDemandTimeline', { as, params: { id } })
  if (answer.status !== 200) throw new Error(answer.problem.code)
  return answer.body
}
const travel = (hours: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + hours * 3_600_000)
}
const setStatus = (id: string, statusKey: string) =>
  portal.call('updateDemandStatus', {
    as: 'lia',
    params: { id },
    body: { statusKey, message: 'Segue.' },
  })

const after = (hours: number) => new Date(testStart.getTime() + hours * 3_600_000).toISOString()
const contract = (body: object) =>
  portal.call('updateFirmContract', { as: 'lia', params: { id: customerIdOf('aurora') }, body })

describe('what stopped the deadlines of a demand', () => {
  it('is each suspension that is over, and no longer than it was', async () => {
    const before = await raiseDemand(portal)
    expect((await timelineOf(before.id)).stops).toEqual([])
    for (const hasSuspendedContract of [true, false, true, false]) {
      travel(24)
      await contract({ hasSuspendedContract })
    }
    const stops = [
      { reason: 'suspended', from: after(24), to: after(48) },
      { reason: 'suspended', from: after(72), to: after(96) },
    ]
    expect((await timelineOf(before.id)).stops).toEqual(stops)
    const { body } = await portal.call('getDemandPage', { as: 'ana', params: { id: before.id } })
    expect(body.timeline.stops).toEqual(stops)
    expect((await timelineOf(before.id, 'lia')).stops).toEqual(stops)
    travel(1)
    const later = await raiseDemand(portal)
    expect((await timelineOf(later.id)).stops).toEqual([])
  })

  it('is a late payment from the end of the grace until it came', async () => {
    travel(10 * 24)
    const { id } = await raiseDemand(portal)
    await contract({ hasPaymentOverdue: true, paymentOverdueSince: '2026-03-10' })
    travel(24)
    const graceOver = '2026-03-13T03:00:00.000Z'
    for (const hours of [0, 24]) {
      travel(hours)
      await contract({ hasPaymentOverdue: false, paymentOverdueSince: null })
      const to = after(11 * 24 + hours)
      expect((await timelineOf(id)).stops).toEqual([{ reason: 'suspended', from: graceOver, to }])
      await contract({ hasPaymentOverdue: true, paymentOverdueSince: '2026-03-10' })
    }
    await contract({ hasPaymentOverdue: false, paymentOverdueSince: null })
  })

  it('is the end of the contract, until it goes on', async () => {
    travel(20 * 24)
    const { id } = await raiseDemand(portal)
    await contract({ isChurn: true })
    const from = after(20 * 24)
    expect((await timelineOf(id)).stops).toEqual([{ reason: 'ended', from, to: null }])
    travel(24)
    await contract({ isChurn: false })
    expect((await timelineOf(id)).stops).toEqual([{ reason: 'ended', from, to: after(21 * 24) }])
  })
})

describe('the timeline of a demand', () => {
  it('has every status that it entered, with the moment, however long the conversation is', async () => {
    const { id } = await raiseDemand(portal)
    expect((await timelineOf(id)).changes).toEqual([])
    for (const statusKey of ['IN_PROGRESS', 'PENDING', 'IN_PROGRESS', 'FINISHED']) {
      travel(30)
      await setStatus(id, statusKey)
    }
    for (let number = 0; number < 60; number += 1) {
      const body = { type: 'MESSAGE', content: `Nota ${number}` }
      await portal.call('createDemandItem', { as: 'lia', params: { id }, body })
    }
    const { changes } = await timelineOf(id)
    expect(changes).toEqual([
      { statusKey: 'IN_PROGRESS', at: after(30) },
      { statusKey: 'PENDING', at: after(60) },
      { statusKey: 'IN_PROGRESS', at: after(90) },
      { statusKey: 'FINISHED', at: after(120) },
    ])
  })

  it('names the people with their parts, and nobody for an internal note', async () => {
    const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
    const note = { type: 'PRIVATE_MESSAGE', content: 'Só nossa.' }
    await portal.call('createDemandItem', { as: 'rui', params: { id }, body: note })
    const { people } = await timelineOf(id)
    const partsOf = (name: PersonName) =>
      people.find((person) => person.id === userIdOf(name))?.parts
    expect(partsOf('ana')).toContain('creator')
    expect(partsOf('ana')).toContain('follower')
    expect(partsOf('lia')).toContain('writer')
    expect(partsOf('rui')).toBeUndefined()
    expect((await timelineOf(id, 'lia')).people.map((person) => person.id)).toEqual(
      people.map((person) => person.id),
    )
  })

  it('tells namesakes of the customer apart by the e-mail, and gives nobody else’s', async () => {
    const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
    const emailsOf = async (as: PersonName) => {
      const { people } = await timelineOf(id, as)
      return (['ana', 'lia'] as const).map(
        (name) => people.find((person) => person.id === userIdOf(name))?.email,
      )
    }
    const rename = (name: string) =>
      portal.database.system((transaction) =>
        transaction.run(
          toCommand(
            build
              .update(users)
              .set({ name })
              .where(eq(users.id, userIdOf('clara'))),
          ),
        ),
      )
    const { body: ana } = await portal.call('getLoggedUser', { as: 'ana' })
    const { body: clara } = await portal.call('getLoggedUser', { as: 'clara' })
    expect(await emailsOf('bruno')).toEqual([null, null])
    await rename(ana.name)
    for (const as of ['bruno', 'lia'] as const) {
      expect(await emailsOf(as), as).toEqual([ana.email, null])
    }
    await rename(clara.name)
  })

  it('says of nobody that they are told for whom the demand is hidden', async () => {
    const { id } = await raiseDemand(portal, {
      body: { usersToNotify: [userIdOf('bruno'), userIdOf('clara')] },
    })
    const told = async () => {
      const { people } = await timelineOf(id)
      const names: PersonName[] = ['ana', 'bruno', 'clara']
      const followers = people
        .filter(({ parts }) => parts.includes('follower'))
        .map((one) => one.id)
      return names.filter((name) => followers.includes(userIdOf(name)))
    }
    expect(await told()).toEqual(['ana', 'bruno', 'clara'])
    const params = { id, userId: userIdOf('bruno') }
    await portal.call('makeDemandPrivate', { as: 'ana', params })
    expect(await told()).toEqual(['ana', 'bruno'])
    await portal.call('makeDemandPublic', { as: 'ana', params: { id } })
    expect(await told()).toEqual(['ana', 'bruno', 'clara'])
  })

  it('nor who has lost the business', async () => {
    const { id } = await raiseDemand(portal, {
      business: 'aurora-2',
      body: { usersToNotify: [userIdOf('clara')] },
    })
    const isFollower = async () =>
      (await timelineOf(id)).people.some((one) => one.id === userIdOf('clara'))
    expect(await isFollower()).toBe(true)
    const leave = plainCommand(
      'delete from business_users where business_id = $1 and user_id = $2',
      [businessIdOf('aurora-2'), userIdOf('clara')],
    )
    await portal.database.system((transaction) => transaction.run(leave))
    expect(await isFollower()).toBe(false)
  })

  it('is not told of another customer’s demand, nor of a secret one', async () => {
    const { id } = await raiseDemand(portal)
    const secret = await raiseDemand(portal, { body: { private: true } })
    for (const [as, demandId] of [
      ['davi', id],
      ['bruno', secret.id],
      ['ana', '01890000-0000-7000-8000-000000000000'],
    ] as const) {
      const answer = await portal.call('getDemandTimeline', { as, params: { id: demandId } })
      expect(answer.status).toBe(404)
    }
  })

  it('refuses what is no id', async () => {
    const answer = await portal.call('getDemandTimeline', { as: 'ana', params: { id: 'nenhuma' } })
    expect(answer.status).toBe(400)
  })
})
