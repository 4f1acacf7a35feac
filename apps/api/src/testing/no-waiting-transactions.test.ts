import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from './test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const mail = { id: '1', to: 'ana@aurora.example', subject: 'x', text: 'x', html: 'x' }
const calls: Record<string, () => Promise<unknown>> = {
  keep: () => portal.files.keep({ key: 'uploads/none', size: 1 }),
  remove: () => portal.files.remove('uploads/none'),
  'the mailer’s send': () => portal.mailer.send(mail),
}

it.each(Object.entries(calls))(
  'refuses %s within a transaction, in every test',
  async (_, call) => {
    const within = portal.database.system(() => call())
    await expect(within).rejects.toThrow('within a transaction')
    const tenant = { customerId: null, userId: '', staff: true }
    const late = portal.database.tenant(tenant, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      return call()
    })
    await expect(late).rejects.toThrow('within a transaction')
    await call()
  },
)
