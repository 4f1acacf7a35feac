import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

const secret = 'um segredo do chat e do portal'
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ variables: { LIVE_CHAT_SECRET: secret } })
})
afterAll(() => portal.close())

it('says who the signed-in user is', async () => {
  const { body } = await portal.call('getLiveChatGuest', { as: 'bruno' })
  expect(body).toEqual({
    token: `${userIdOf('bruno')}.${createHmac('sha256', secret).update(userIdOf('bruno')).digest('hex')}`,
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
it('signs each user apart, and the same each time', async () => {
  const tokenOf = async (as: 'ana' | 'bruno') =>
    (await portal.call('getLiveChatGuest', { as })).body.token
  const signatureOf = async (as: 'ana' | 'bruno') => (await tokenOf(as)).split('.')[1]
  expect(await tokenOf('ana')).toBe(await tokenOf('ana'))
  expect(await signatureOf('ana')).not.toBe(await signatureOf('bruno'))
})
