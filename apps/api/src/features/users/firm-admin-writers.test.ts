import { FIRM_ADMIN } from '@tramite/core/users'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

let portal: TestPortal
let other: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  other = await startSecondPortal(portal)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})

const [lia, rui] = [userIdOf('lia'), userIdOf('rui')]
const both = [[lia, rui]]
const held = ['select from users where id = any($1) order by id for update', ...both] as const
const demote = (by: TestPortal, as: 'lia' | 'rui', id: string) => () =>
  by.call('updateFirmUser', { as, params: { id }, body: { firmAdmin: false } })
const appointBoth = () =>
  portal.database.query('update users set roles = $2 where id = any($1)', [both[0], [FIRM_ADMIN]])
const admins = async () =>
  (await portal.database.query('select id from users where $1 = any(roles)', [FIRM_ADMIN])).rows
    .length

it('one of two admins of the firm stays when both step down at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    await appointBoth()
    const answers = await lineUp(
      portal,
      held,
      demote(portal, 'lia', lia),
      demote(other, 'rui', rui),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect(answers.find(({ status }) => status === 403)?.problem.code).toBe('USER_LAST_FIRM_ADMIN')
    expect(await admins()).toBe(1)
  }
})

it('both stay when they demote each other at the same moment', async () => {
  await appointBoth()
  const answers = await lineUp(portal, held, demote(portal, 'lia', rui), demote(other, 'rui', lia))
  expect(answers.map(({ problem }) => problem.code)).toEqual([
    'USER_ROLE_PROTECTED',
    'USER_ROLE_PROTECTED',
  ])
  expect(await admins()).toBe(2)
})
