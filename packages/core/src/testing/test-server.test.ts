import { expect, it, vi } from 'vitest'
import { listBusinesses } from '../businesses/index.ts'
import { getDemand, listDemands, renameDemand } from '../demands/index.ts'
import type { PortalEvent } from '../events/index.ts'
import { isApiError } from '../http/index.ts'
import { createTramite } from '../tramite/create-tramite.ts'
import {
  type Answers,
  buildBusiness,
  buildDemand,
  buildUser,
  createTestEvents,
  createTestServer,
  problem,
} from './index.ts'

function open(answers: Answers) {
  const onUnanswered = vi.fn()
  const server = createTestServer(answers, { onUnanswered })
  const { baseUrl, fetch } = server
  return { server, onUnanswered, tramite: createTramite({ baseUrl, fetch }) }
}

it('answers operations by their names, and knows the ids of their addresses', async () => {
  const business = buildBusiness()
  const { server, tramite, onUnanswered } = open({
    signIn: () => ({ user: buildUser(), token: 'token-1', deviceToken: 'device-1' }),
    listBusinesses: () => ({ business: [business], total: 1 }),
    getDemand: (_, { id }) => buildDemand({ id }),
  })
  await tramite.signIn({ email: 'marina@aurora.example', password: 'Tramite2026' })
  await tramite.selectBusiness()
  expect(await tramite.read(getDemand, { id: 'd 1' })).toMatchObject({ id: 'd 1' })
  expect(await tramite.read(listBusinesses)).toEqual([business])
  expect(server.requests.at(2)?.headers.get('businessId')).toBe(business.id)
  expect(server.asked('getDemand')).toBe(1)
  expect(server.asked('GET /business')).toBe(2)
  expect(onUnanswered).not.toHaveBeenCalled()
})

it('answers one address apart from the others of its operation', async () => {
  const { tramite } = open({
    getDemand: (_, { id }) => buildDemand({ id }),
    'GET /demands/gone': () => problem(404, 'DEMAND_NOT_FOUND'),
  })
  expect(await tramite.read(getDemand, { id: 'd1' })).toMatchObject({ id: 'd1' })
  const refusal = await tramite.read(getDemand, { id: 'gone' }).catch((error: unknown) => error)
  expect(isApiError(refusal) && refusal.code).toBe('DEMAND_NOT_FOUND')
})

it('names what it was asked and has no answer for', async () => {
  const { tramite, onUnanswered } = open({})
  await expect(tramite.read(listDemands)).rejects.toMatchObject({ status: 404 })
  await expect(tramite.run(renameDemand, { id: 'd1', name: 'A' })).rejects.toThrow()
  expect(onUnanswered.mock.calls).toEqual([
    ['listDemands (GET /demands)'],
    ['renameDemand (PATCH /demands/d1/A)'],
  ])
})

it('says in the console what it has no answer for', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { baseUrl, fetch } = createTestServer({})
  await fetch(new Request(`${baseUrl}/nowhere`, { method: 'POST' }))
  expect(warn.mock.calls).toEqual([['The test has no answer for POST /nowhere']])
  warn.mockRestore()
})

it('sends the events of a test, and is cut', async () => {
  const events = createTestEvents()
  const { tramite } = open({ streamEvents: events.open })
  const heard: PortalEvent[] = []
  const told: string[] = []
  const stream = tramite.listen({
    onEvent: (event) => heard.push(event),
    onStatus: (status) => told.push(status),
  })
  await expect.poll(() => told, { timeout: 20_000 }).toEqual(['connecting', 'live'])
  events.emit({ type: 'demand', demandId: 'd1' }, { type: 'risk' })
  await expect.poll(() => heard, { timeout: 20_000 }).toHaveLength(2)
  events.cut()
  await expect.poll(() => told.at(2), { timeout: 20_000 }).toBe('polling')
  expect(events.isOpen()).toBe(false)
  stream.close()
})

it('tells nobody where nobody listens', async () => {
  const events = createTestEvents()
  const { body } = events.open()
  expect(events.isOpen()).toBe(true)
  await body?.cancel()
  expect(events.isOpen()).toBe(false)
  events.emit({ type: 'risk' })
  events.cut()
  events.cut()
})
