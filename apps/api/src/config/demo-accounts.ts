import { toObjects } from '../db/command.ts'
import type { Database } from '../db/database.ts'
import { ConfigurationError } from './configuration-error.ts'

const selectDemoPeople = {
  text: `select email from users where email like '%.example' order by email limit 3`,
  params: [],
  read: toObjects<{ email: string }>,
}

/**
 * Prevents a server for customers from starting on a database that was once filled with the demo firm:
 * everybody knows the password of its accounts. No mail can reach an address below `.example` (RFC 2606).
 * @throws ConfigurationError
 */
export async function refuseDemoAccounts(database: Pick<Database, 'system'>): Promise<void> {
  const found = await database.system((transaction) => transaction.run(selectDemoPeople))
  if (found.length === 0) return
  throw new ConfigurationError([
    `O banco tem contas de demonstração, com senha pública (${found.map(({ email }) => email).join(', ')}): ` +
      'em produção, use um banco vazio e npm run tramite -- create-firm',
  ])
}
