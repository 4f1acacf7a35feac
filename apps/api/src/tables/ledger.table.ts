import { jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, id, instant } from '../db/columns.ts'
import { customers } from './customers.table.ts'

/** Outside services that the database replaces when none is configured. */
export type LedgerPort = 'payments' | 'chatChannel'

/** Messages that would have been sent to an outside service. Read by the firm's own people with SQL. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    port: text('port').$type<LedgerPort>().notNull(),
    /** Of the message: the same one is recorded once. */
    key: text('key').notNull(),
    customerId: belongsTo('customer_id', () => customers.id),
    content: jsonb('content').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [unique('ledger_entries_once').on(table.port, table.key)],
)
