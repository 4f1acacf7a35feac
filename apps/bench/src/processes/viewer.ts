import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from './store.ts'

/** A signed-in user, and their active business. */
export interface Viewer {
  readonly token: string
  readonly userId: string
  readonly userName: string
  readonly email: string
  readonly customerId: string
  readonly businessId: string
  /** Demands of the business. */
  readonly demands: number
}

/**
 * A user of a business, with a session of a day.
 * @param demands approximate number of the business's demands; as many as any has when absent
 */
export async function openViewer(sql: Sql, demands?: number): Promise<Viewer> {
  const [row] = await sql(
    `select u.id, u.name, u.email, d.customer_id, d.business_id, d.demands
     from (select customer_id, business_id, count(*)::int as demands from demands
           group by 1, 2 order by abs(count(*) - $1::int), 2 limit 1) d
     join business_users b on b.business_id = d.business_id
     join users u on u.id = b.user_id
     where u.status = 'ACTIVE' order by u.id limit 1`,
    [demands ?? 1_000_000_000],
  )
  if (!row) throw new Error('There is nobody who may see the demands')
  const [userId, userName, email, customerId, businessId, found] = row
  const token = randomBytes(32).toString('base64url')
  await sql(
    `insert into sessions (id, token_hash, user_id, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '1 day')`,
    [randomUUID(), createHash('sha256').update(token).digest('hex'), userId],
  )
  return {
    token,
    userId: String(userId),
    userName: String(userName),
    email: String(email),
    customerId: String(customerId),
    businessId: String(businessId),
    demands: Number(found),
  }
}

/** The headers that identify the user and the business. */
export const headersOf = ({ token, businessId }: Viewer) => ({
  authorization: `Bearer ${token}`,
  businessid: businessId,
})
