import type { Database } from '../../db/database.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import { type LedgerPort, ledgerEntries } from '../../tables/ledger.table.ts'
import type { Clock } from '../clock.ts'

/** Where messages to outside services go when none is configured. */
export interface Ledger {
  /** Enters a message; one whose key is there already is not entered again. */
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
