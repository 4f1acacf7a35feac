import { afterAll, beforeAll, expect, it } from 'vitest'
import { raiseDemand, raiseDemandIn } from '../testing/test-demands.ts'
import { businessIdOf, userIdOf } from '../testing/test-firm.ts'
import { registerMark } from '../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { addReminder } from '../testing/test-reminders.ts'
import { upload } from '../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const keyed = (key: string) => ({ 'idempotency-key': key })
const hide = async (id: string) => {
  const params = { id, userId: userIdOf('sofia') }
  expect((await portal.call('makeDemandPrivate', { as: 'sofia', params })).status).toBe(200)
}
type Send = () => Promise<{
  readonly status: number
  readonly body: unknown
  readonly problem: unknown
}>

/** What bruno writes that concerns a demand of clara, the write as he sends it each time. */
const ofDemands: Readonly<Record<string, () => Promise<readonly [demandId: string, send: Send]>>> =
  {
    async postDemandMessage() {
      const { id } = await raiseDemand(portal, { as: 'clara' })
      const body = { content: 'Segue a minuta.' }
      return [
        id,
        () =>
          portal.call('postDemandMessage', {
            as: 'bruno',
            params: { id },
            body,
            headers: keyed('message'),
          }),
      ]
    },
    async createDocument() {
      const { id: demandId } = await raiseDemand(portal, { as: 'clara' })
      const { awsFileKey } = await upload(portal, 'bruno', 'parecer.pdf', 'DOCUMENT')
      const body = { demandId, name: 'Parecer', awsFileKey }
      return [
        demandId,
        () => portal.call('createDocument', { as: 'bruno', body, headers: keyed('document') }),
      ]
    },
    async saveFeedback() {
      const { id: demandId } = await raiseDemandIn(portal, 'FINISHED', { as: 'clara' })
      const body = { feedbackType: 'DEMAND', demandId, rating: 5 }
      return [
        demandId,
        () => portal.call('saveFeedback', { as: 'bruno', body, headers: keyed('feedback') }),
      ]
    },
    async updateReminder() {
      const { id: demandId } = await raiseDemand(portal, { as: 'clara' })
      const { id } = await addReminder(portal)
      const linked = await portal.call('linkReminder', {
        as: 'clara',
        params: { demandId, reminderId: id },
      })
      expect(linked.status).toBe(200)
      const body = { name: 'Renovar', type: 'legalObrigation', duoDate: '2026-05-04' }
      return [
        demandId,
        () =>
          portal.call('updateReminder', {
            as: 'bruno',
            params: { id },
            body,
            headers: keyed('reminder'),
          }),
      ]
    },
    async updateMark() {
      const mark = await registerMark(portal)
      const body = { name: 'Aurora Dia' }
      return [
        mark.Demand.id,
        () =>
          portal.call('updateMark', {
            as: 'bruno',
            params: { id: mark.id },
            body,
            headers: keyed('mark'),
          }),
      ]
    },
  }

it.each(Object.keys(ofDemands))(
  'a repeated %s tells nobody of a demand that they do not see any more',
  async (name) => {
    const [demandId, send] = (await ofDemands[name]?.()) ?? ['', undefined]
    if (!send) throw new Error(`Nothing sends ${name}`)
    const first = await send()
    expect(first.status).toBeLessThan(300)
    expect((await send()).body).toEqual(first.body)
    await hide(demandId)
    expect((await send()).problem).toMatchObject({
      status: 404,
      code: expect.stringMatching(/NOT_FOUND$/),
    })
  },
)

it('nor of what is in a business that they do not work in any more', async () => {
  const { id: reminderId } = await addReminder(portal)
  const { awsFileKey } = await upload(portal, 'bruno', 'parecer.pdf', 'DOCUMENT')
  const sends: Send[] = [
    () =>
      portal.call('createDemand', {
        as: 'bruno',
        body: { name: 'Contrato', description: 'Renovação.' },
        headers: keyed('demand-of-business'),
      }),
    () =>
      portal.call('createDemandFromReminder', {
        as: 'bruno',
        params: { id: reminderId },
        body: { name: 'Alvará', description: 'Conversar.' },
        headers: keyed('demand-of-reminder'),
      }),
    () =>
      portal.call('createDocument', {
        as: 'bruno',
        body: { name: 'Parecer', awsFileKey },
        business: 'aurora-1',
        headers: keyed('document-of-business'),
      }),
  ]
  const first = await Promise.all(sends.map((send) => send()))
  expect(first.map(({ status }) => status)).toEqual([201, 201, 201])
  const association = {
    as: 'sofia',
    body: { businessId: businessIdOf('aurora-1'), userId: userIdOf('bruno') },
  } as const
  await portal.call('dissociateBusinessUser', association)
  const late = await Promise.all(sends.map((send) => send()))
  expect(late.map(({ status }) => status)).toEqual([404, 404, 403])
  await portal.call('associateBusinessUser', association)
  const back = await Promise.all(sends.map((send) => send()))
  expect(back.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
})

it('but a super admin is answered alike, who reads all businesses and works in none', async () => {
  const create = () =>
    portal.call('createDemand', {
      as: 'sofia',
      business: 'aurora-1',
      body: { name: 'Contrato', description: 'Renovação.' },
      headers: keyed('demand-of-super-admin'),
    })
  const created = await create()
  expect(created.status).toBe(201)
  expect((await create()).body).toEqual(created.body)
  const write = () =>
    portal.call('postDemandMessage', {
      as: 'sofia',
      params: { id: (created.body as { id: string }).id },
      body: { content: 'Segue a minuta.' },
      headers: keyed('message-of-super-admin'),
    })
  const written = await write()
  expect(written.status).toBe(201)
  expect((await write()).body).toEqual(written.body)
})
