import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('answers the own customer, with more when asked for it', async () => {
  const plain = await portal.call('getCustomer', { as: 'bruno' })
  expect(plain.body).toMatchObject({ id: customerIdOf('aurora'), isPremium: true, tags: [] })
  expect(plain.body).not.toHaveProperty('users')
  expect(plain.body).not.toHaveProperty('saleDate')

  const { body } = await portal.call('getCustomer', {
    as: 'davi',
    query: { detailed: true, allUsers: true },
  })
  expect(body.users?.map(({ name }) => name)).toEqual(['davi'])
  expect(body.saleDate).toBeNull()
})
it('has one version however it is asked for, and another one after a change', async () => {
  const versions = []
  for (const query of [{}, { detailed: true, allUsers: true }]) {
    const { headers } = await portal.call('getCustomer', { as: 'ana', query })
    versions.push(headers.etag)
  }
  expect(new Set(versions).size).toBe(1)

  await portal.call('updateFirmCustomer', {
    as: 'lia',
    params: { id: customerIdOf('aurora') },
    body: { name: 'Aurora S.A.' },
  })
  const { headers } = await portal.call('getCustomer', { as: 'ana' })
  expect(versions).not.toContain(headers.etag)
})
it('shows a contract that is over, and is not for staff', async () => {
  expect((await portal.call('getCustomer', { as: 'caio' })).body.isChurn).toBe(true)
  expect((await portal.call('getCustomer', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
})
