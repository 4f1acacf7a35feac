import { asc, desc, eq, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { legalAcceptances } from '../../tables/legal.table.ts'

const columns = {
  document: legalAcceptances.document,
  version: legalAcceptances.version,
  acceptedAt: legalAcceptances.acceptedAt,
}

const own = build
  .select(columns)
  .from(legalAcceptances)
  .where(eq(legalAcceptances.userId, sql`(select app_user())`))
  .orderBy(desc(legalAcceptances.acceptedAt), asc(legalAcceptances.document))
  .prepare('select_legal_acceptances')

/** Every acceptance of the principal, newest first. */
export const selectAcceptances = () => toCommand(own)

/** Stores an acceptance, unless that version was accepted before. */
export const insertAcceptance = (acceptance: typeof legalAcceptances.$inferInsert) =>
  toCommand(build.insert(legalAcceptances).values(acceptance).onConflictDoNothing())
