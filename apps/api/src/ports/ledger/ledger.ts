import type { Database } from '../../db/database.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import { type LedgerPort, ledgerEntries } from '../../tables/ledger.table.ts'
import type { Clock } from '../clock.ts'

/** Records messages to outside services when none is configured. */
export interface Ledger {
  /** Records a message, unless its key exists already. */
  enter(port: LedgerPort, key: string, customerId: string, content: object): Promise<void>
}

/** The ledger in the portal's database. */
export function createLedger(database: Database, clock: Clock): Ledger {
  return {
    async enter(port, key, customerId, content) {
      const createdAt = clock.now().toISOString()
      const entry = { id: createId(clock), port, key, customerId, content, createdAt }
      await database.system((transaction) =>
        transaction.run(toCommand(build.insert(ledgerEntries).values(entry).onConflictDoNothing())),
      )
    },
  }
}
