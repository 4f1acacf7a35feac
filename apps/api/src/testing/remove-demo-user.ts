import type { Database } from '../db/database.ts'
import { removeUser } from '../features/users/user-removals.store.ts'
import { select } from './rows-of.ts'

/** Makes the super admin of Aurora remove a colleague of the demo firm, whom the firm may restore. */
export async function removeDemoUser(database: Database, now: Date): Promise<void> {
  const [found] = await select<{ customer: string; admin: string; gone: string }>(
    database,
    `select a.customer_id as customer, a.id as admin, g.id as gone
     from users a join users g on g.customer_id = a.customer_id
     where a.email = 'super@aurora.example' and g.email = 'vera.lucena@aurora.example'`,
  )
  if (!found) throw new Error('The demo firm has nobody to remove')
  const { customer: customerId, admin: userId, gone } = found
  await database.tenant({ userId, customerId, staff: false }, (transaction) =>
    transaction.run(removeUser(gone, { heirId: userId, privateHeirId: null }, now)),
  )
}
