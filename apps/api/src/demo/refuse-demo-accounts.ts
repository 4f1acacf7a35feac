import { ConfigurationError } from '../config/configuration-error.ts'
import { toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { verifyPassword } from '../features/credentials/passwords.ts'
import { demoPassword } from './demo-accounts.ts'

/** Accounts of the demo firm share one hash; of each hash, one. */
const selectCandidates = {
  text: `select min(u.email) as email, c.password_hash as hash
    from users u join credentials c on c.user_id = u.id
    where u.email like '%.example' and c.password_hash is not null
    group by c.password_hash order by 1`,
  params: [],
  read: toObjects<{ email: string; hash: string }>,
}

/**
 * Prevents a server for customers from starting on a database that was once filled with the demo firm:
 * everybody knows the password of its accounts. An address below `.example` alone says nothing: any user
 * may add a colleague with one, but as no mail reaches it (RFC 2606), the colleague has no password.
 * @throws ConfigurationError
 */
export async function refuseDemoAccounts(database: Pick<Database, 'system'>): Promise<void> {
  const candidates = await database.system((transaction) => transaction.run(selectCandidates))
  for (const { email, hash } of candidates) {
    if (!(await verifyPassword(hash, demoPassword))) continue
    throw new ConfigurationError([
      `O banco tem contas de demonstração, com senha pública (${email}): ` +
        'em produção, use um banco vazio e npm run tramite -- create-firm',
    ])
  }
}
