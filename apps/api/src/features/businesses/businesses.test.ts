import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function list(as: 'ana' | 'bruno' | 'sofia' | 'davi', query = {}) {
  const { body } = await portal.call('listBusinesses', { as, query })
  return body.business.map(({ name }) => name)
}

it('answers the businesses that the user is associated with, the first created first', async () => {
  expect(await list('ana')).toEqual(['aurora-1', 'aurora-2'])
  expect(await list('bruno')).toEqual(['aurora-1'])
  expect(await list('davi')).toEqual(['brisa-1'])
})
it('answers every business of the customer to a super admin who asks for them', async () => {
  expect(await list('sofia', { includeAll: true })).toEqual(['aurora-1', 'aurora-2'])
  expect(await list('bruno', { includeAll: true })).toEqual(['aurora-1'])
})
it('adds the associated users', async () => {
  const { body } = await portal.call('listBusinesses', { as: 'bruno', query: { allUsers: true } })
  expect(body.total).toBe(1)
  expect(body.business[0]?.Users?.map(({ name }) => name)).toEqual(['ana', 'bruno', 'clara'])
  expect(body.business[0]?.usersTotal).toBe(3)
})
it('adds the first of the associated users of each business, and how many there are', async () => {
  const { body } = await portal.call('listBusinesses', {
    as: 'sofia',
    query: { includeAll: true, allUsers: true, firstUsers: 1 },
  })
  const shown = body.business.map(({ Users = [], usersTotal }) => [
    Users.map(({ name }) => name),
    usersTotal,
  ])
  expect(shown).toEqual([
    [['ana'], 3],
    [['ana'], 2],
  ])
})
it('is not found by a user without any', async () => {
  for (const request of [{ as: 'nina' }, { as: 'sofia' }] as const) {
    const { status, problem } = await portal.call('listBusinesses', request)
    expect([status, problem.code]).toEqual([404, 'NO_BUSINESS'])
  }
})
it('is not for staff, and not for strangers', async () => {
  expect((await portal.call('listBusinesses', { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
  expect((await portal.call('listBusinesses')).status).toBe(401)
})
it('refuses what is no boolean', async () => {
  const { status, problem } = await portal.call('listBusinesses', {
    as: 'ana',
    query: { includeAll: 'talvez' },
  })
  expect([status, problem.code]).toEqual([400, 'VALIDATION'])
})
