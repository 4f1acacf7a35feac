import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../db/command.ts'
import { customerIdOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const write = (assignment: string, params: readonly string[]) =>
  portal.database.system((transaction) =>
    transaction.run(plainCommand(`update users set ${assignment} where id = $1`, [...params])),
  )

describe('a user', () => {
  it('of a customer has one for ever, and of the firm has none', async () => {
    const ana = userIdOf('ana')
    const staff = userIdOf('lia')
    await expect(write('customer_id = null', [ana])).rejects.toThrow('users_customer')
    await expect(write("type = 'BACKOFFICE'", [ana])).rejects.toThrow('users_customer')
    await expect(write('customer_id = $2', [staff, customerIdOf('aurora')])).rejects.toThrow(
      'users_customer',
    )
    await expect(write('customer_id = $2', [ana, customerIdOf('brisa')])).rejects.toThrow(
      'cannot be moved',
    )
  })
})
