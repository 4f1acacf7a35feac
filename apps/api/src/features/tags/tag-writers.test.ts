import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'
import { CUSTOMER_TAGS_MAX } from './tag-creation.rules.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('a customer gets the last of its tags once, though two ask for one at the same time', async () => {
  const customerId = customerIdOf('aurora')
  await portal.database.query(
    `insert into demand_tags (id, customer_id, name, created_at)
      select gen_random_uuid(), $1, 'Tag ' || n, now() from generate_series(2, $2::int) n`,
    [customerId, CUSTOMER_TAGS_MAX],
  )
  const create = (name: string) => () =>
    portal.call('createDemandTag', { as: 'bruno', body: { customerId, name } })
  const [first, second] = await lineUp(
    portal,
    ['select from customers where id = $1 for update', customerId],
    create('Órgão'),
    create('Praia'),
  )
  expect([first.status, second.problem.code]).toEqual([201, 'DEMAND_TAGS_FULL'])
})
