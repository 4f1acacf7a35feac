import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventChannel } from '../ports/events.ts'
import { raiseDemand, raiseDemandIn } from '../testing/test-demands.ts'
import { businessIdOf, customerIdOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

/** Ids are case-insensitive (RFC 9562, section 4), and some programs write them in capitals. */
const capital = (id: string) => id.toUpperCase()

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('names the active business', async () => {
  const headers = { businessid: capital(businessIdOf('aurora-1')) }
  expect((await portal.call('listDemands', { as: 'ana', headers })).status).toBe(200)
})

it('names people of whom each stands once in what they are chosen for', async () => {
  const usersToNotify = [userIdOf('ana'), userIdOf('bruno'), capital(userIdOf('bruno'))]
  const { following } = await raiseDemand(portal, { body: { usersToNotify } })
  expect([...following].sort()).toEqual([userIdOf('ana'), userIdOf('bruno')].sort())
})

it('names whom a demand is with', async () => {
  const { id } = await raiseDemandIn(portal, 'IN_PROGRESS')
  const backofficeUserId = userIdOf('rui')
  await portal.call('assignDemand', { as: 'lia', params: { id }, body: { backofficeUserId } })
  const body = { content: 'Segue a minuta.', backofficeUserId: capital(backofficeUserId) }
  const said = await portal.call('postDemandMessage', { as: 'ana', params: { id }, body })
  expect(said.status).toBe(201)
})

it('leads to the open pages that a change concerns', async () => {
  const customerId = customerIdOf('aurora')
  const told: string[] = []
  const end = await portal.database.listen(
    eventChannel,
    (payload) => told.push(payload),
    () => undefined,
  )
  const params = { id: capital(customerId) }
  await portal.call('addFirmCustomerTag', { as: 'lia', params, body: { name: 'VIP' } })
  await portal.settle()
  await expect.poll(() => told.join()).toContain('"type":"customer"')
  expect(told.join()).toContain(customerId)
  await end()
})
