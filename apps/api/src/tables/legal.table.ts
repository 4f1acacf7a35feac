import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, day, instant } from '../db/columns.ts'
import { users } from './users.table.ts'

/**
 * Which versions of the terms and the privacy policy a user has accepted. Rows are never changed:
 * the firm has to be able to show them (LGPD, Lei 13.709/2018, art. 8, § 2).
 */
export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    userId: belongsTo('user_id', () => users.id),
    document: text('document', { enum: ['terms', 'privacy'] }).notNull(),
    /** Day of the wording that was accepted. */
    version: day('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    /** Client address of the acceptance. */
    address: text('address').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.document, table.version] })],
)
