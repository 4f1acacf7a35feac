import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { type PersonName, testStart, userIdOf } from '../../testing/test-firm.ts'
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
    const after = (hours: number) => new Date(testStart.getTime() + hours * 3_600_000).toISOString()
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
