import { listBusinesses } from '@tramite/core/businesses'
import {
  createDemand,
  getDemand,
  postDemandMessage,
  updateDemandStatus,
} from '@tramite/core/demands'
import { type EventStreamStatus, type PortalEvent, streamEvents } from '@tramite/core/events'
import { saveFeedback } from '@tramite/core/feedback'
import {
  countWaitingDemands,
  getHome,
  getShell,
  listHomeFilters,
  toHomeDemands,
} from '@tramite/core/home'
import {
  changeNotificationSetting,
  getNotificationSettings,
  listNotifications,
  readNotification,
  readNotifications,
  seeNotifications,
  toNotificationHref,
} from '@tramite/core/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

const draft = { name: 'Política de cancelamento', description: 'Atualizar para o novo site.' }
async function become(id: string, statusKey: 'PENDING' | 'FINISHED') {
  await helena.read(getDemand, { id })
  await helena.run(updateDemandStatus, { id, statusKey, message: 'Veja, por favor.' })
}

describe('the home page', () => {
  it('has around it what its parts answer alone, in one call', async () => {
    const { businesses, waiting, notifications } = await patricia.read(getShell)
    expect(businesses.business).toEqual(await patricia.read(listBusinesses))
    expect(waiting).toEqual(await patricia.read(countWaitingDemands))
    expect(notifications).toEqual(await patricia.read(listNotifications, { page: 0 }))
  })

  it('shows a demand where its turn is', async () => {
    const before = await patricia.read(getHome)
    const { count } = await patricia.read(countWaitingDemands)
    const { id } = await patricia.run(createDemand, draft)
    const raised = await patricia.read(getHome)
    expect(raised.counts.OPEN).toBe(before.counts.OPEN + 1)
    expect(raised.demandsActive.map((demand) => demand.id)).toContain(id)

    await become(id, 'PENDING')
    const waiting = await patricia.read(getHome)
    expect(waiting.demandsPending.map((demand) => demand.id)).toContain(id)
    expect(await patricia.read(countWaitingDemands)).toEqual({ count: count + 1 })
    expect(listHomeFilters(waiting.counts)[0]).toMatchObject({ filter: 'ALL' })
    const narrowed = await patricia.read(getHome, { statusKey: 'PENDING', limit: 1 })
    expect(narrowed.demandsPending.map((demand) => demand.id)).toEqual([id])
    expect(narrowed.demandsActive).toEqual([])
    expect(narrowed.counts).toEqual(waiting.counts)

    await become(id, 'FINISHED')
    const unrated = await patricia.read(getHome)
    expect(toHomeDemands(unrated, 'FINISHED').demands[0]?.id).toBe(id)
    const awaiting = ({ customerSuccessDemandsWithoutFeedback: list }: typeof unrated) =>
      list.map((demand) => demand.id)
    expect(awaiting(unrated)).toContain(id)
    await patricia.run(saveFeedback, { demandId: id, skipped: true })
    expect(awaiting(await patricia.read(getHome))).toContain(id)
    expect(patricia.titles()).toEqual(['Demanda criada com sucesso!'])
    await patricia.run(saveFeedback, { demandId: id, rating: 4 })
    expect(patricia.titles()).toEqual(['Muito obrigado pelo seu feedback!'])
    expect(awaiting(await patricia.read(getHome))).not.toContain(id)
  })
})

describe('what happens', () => {
  it('is told at once to who listens, and kept as a notification', async () => {
    const { id } = await patricia.run(createDemand, draft)
    await patricia.run(readNotifications)
    const events: PortalEvent[] = []
    const states: EventStreamStatus[] = []
    const stream = patricia.listen({
      onEvent: (event) => void events.push(event),
      onStatus: (status) => void states.push(status),
    })
    await expect.poll(() => states).toContain('live')
    await helena.run(postDemandMessage, { id, content: 'Recebemos.' })
    await server.settle()
    await expect
      .poll(() => events)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: 'demand', demandId: id }),
          expect.objectContaining({ type: 'notification' }),
        ]),
      )
    stream.close()
    const isLogged = () => server.logs.some((line) => line.includes('"/api/events"'))
    await expect.poll(isLogged).toBe(true)

    const { notifications, unread } = await patricia.read(listNotifications, { page: 0 })
    expect(unread).toBeGreaterThan(0)
    expect(notifications[0]).toMatchObject({ isReaded: false, type: 'DEMAND', link: id })
    expect(notifications[0] && toNotificationHref(notifications[0])).toBe(`/demands/${id}`)
    await patricia.run(seeNotifications)
    const seen = await patricia.read(listNotifications, { page: 0 })
    expect(seen).toMatchObject({ unread, unseen: 0 })
    await patricia.run(readNotification, { id: notifications[0]?.id ?? '' })
    expect((await patricia.read(listNotifications, { page: 0 })).unread).toBe(unread - 1)
    await patricia.run(readNotifications)
    expect(await patricia.read(listNotifications, { page: 0 })).toMatchObject({ unread: 0 })
    expect(patricia.titles().slice(-1)).toEqual(['Demanda criada com sucesso!'])

    const { settings } = await patricia.run(changeNotificationSetting, {
      kind: 'messages',
      channel: 'portal',
      enabled: false,
    })
    expect(await patricia.read(getNotificationSettings)).toEqual({ settings })
    await helena.run(postDemandMessage, { id, content: 'Recebido.' })
    await helena.run(updateDemandStatus, { id, statusKey: 'FINISHED', message: 'Pronto.' })
    await expect
      .poll(() => patricia.read(listNotifications, { page: 0 }))
      .toMatchObject({ unread: 1 })
  })

  it('can be read as it comes', async () => {
    const stream = await patricia.read(streamEvents)
    await stream.cancel()
  })
})

it('has all been answered', () => server.expectAnswered('home'))
