import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('says who the signed-in user is', async () => {
  const { body } = await portal.call('getLiveChatGuest', { as: 'bruno' })
  expect(body).toEqual({
    token: userIdOf('bruno'),
    name: 'bruno',
    email: emailOf('bruno'),
    customFields: { customerName: 'aurora' },
  })
})
it('is for customers, also those who have left, and for nobody without a session', async () => {
  expect((await portal.call('getLiveChatGuest', { as: 'caio' })).status).toBe(200)
  expect((await portal.call('getLiveChatGuest', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
  expect((await portal.call('getLiveChatGuest')).status).toBe(401)
})
