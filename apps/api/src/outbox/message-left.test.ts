import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { plainCommand } from '../db/command.ts'
import { customerTouched } from '../features/customers/customer-touched.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { leaveMessage } from './outbox.store.ts'

let portal: TestPortal
let told = 0
beforeAll(async () => {
  portal = await startTestPortal()
  portal.database.onMessageLeft(() => {
    told += 1
  })
})
afterAll(() => portal.close())
beforeEach(() => {
  told = 0
})

const leave = () => {
  const customerId = crypto.randomUUID()
  return leaveMessage(customerId, customerTouched(customerId), new Date())
}

it('is told of after the commit, once for a transaction', async () => {
  await portal.database.system(async (transaction) => {
    transaction.defer(leave())
    await transaction.run(leave())
    expect(told).toBe(0)
  })
  expect(told).toBe(1)
})

it('is not told of after a rollback, nor where none was left', async () => {
  await portal.database.system((transaction) => transaction.run(plainCommand('select 1')))
  const failing = portal.database.system(async (transaction) => {
    await transaction.run(leave())
    throw new Error('Não')
  })
  await expect(failing).rejects.toThrow('Não')
  expect(told).toBe(0)
})

it('is told of by a request that leaves one', async () => {
  const rename = (id: string) =>
    portal.call('renameDemand', { as: 'ana', params: { id, name: 'Distrato' } })
  expect((await rename(crypto.randomUUID())).status).toBe(404)
  expect(told).toBe(0)
  const body = { name: 'Acordo', description: 'x' }
  const { body: demand } = await portal.call('createDemand', { as: 'ana', body })
  told = 0
  await rename(demand.id)
  expect(told).toBe(1)
})
