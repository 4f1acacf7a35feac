import { type Command, plainCommand, toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { hashToken } from '../http/bearer.ts'

/** The token of `openDemoSession`. */
export const demoTokenOf = (email: string) => hashToken(email)

const select = (text: string, params: readonly unknown[]): Command<Record<string, string>[]> => ({
  text,
  params,
  read: toObjects,
})

/**
 * Signs in a person of the demo firm, whatever has happened to them before. A customer's user is made a
 * super admin, with all rights within their customer.
 */
export async function openDemoSession(
  database: Database,
  email: string,
): Promise<{ userId: string; customerId: string }> {
  return database.system(async (transaction) => {
    const [user] = await transaction.run(
      select(
        `update users set status = 'ACTIVE', customer_admin = customer_id is not null,
          customer_super_admin = customer_id is not null
         where email = $1 returning id, customer_id`,
        [email],
      ),
    )
    const { id: userId, customer_id: customerId = '' } = user ?? {}
    if (userId === undefined) throw new Error(`${email} is nobody of the demo firm`)
    await transaction.run(
      plainCommand(
        `insert into sessions (id, token_hash, user_id, created_at, expires_at)
         values ($1, $2, $1, now(), '2099-01-01') on conflict do nothing`,
        [userId, hashToken(demoTokenOf(email))],
      ),
    )
    return { userId, customerId }
  })
}
