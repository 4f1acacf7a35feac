import { civilDateOf } from '@tramite/core/calendar'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/database.ts'
import { sqlCommand } from '../../db/statements.ts'
import { isId } from '../../http/audited-calls.ts'
import type { AuditTrail, DailyEntry } from '../../http/services.ts'

/**
 * Maximum number of entries that a process remembers having written today; beyond that it asks the
 * database again.
 */
const REMEMBERED_MAX = 20_000

/** The customer that a demand, a document, an export or a file belongs to, from indexed columns only. */
const customerOf = (subjectId: string) =>
  isId(subjectId)
    ? sql`(select coalesce(
        (select d.customer_id from demands d where d.id = ${subjectId}::uuid),
        (select d.customer_id from documents d where d.id = ${subjectId}::uuid),
        (select e.customer_id from data_exports e where e.id = ${subjectId}::uuid)))`
    : sql`(select f.customer_id from files f where f.key = ${subjectId})`

/**
 * Writes an entry once per day, person and subject. The id is derived from these, so a second one adds no
 * row.
 */
const insertOnce = (entry: DailyEntry, day: string) =>
  sqlCommand(
    sql`insert into audit_log (id, event, actor_id, customer_id, subject_id, details)
      values (md5(${`${entry.event}\n${entry.actorId}\n${entry.subjectId}\n${day}`})::uuid, ${entry.event},
        ${entry.actorId}::uuid, coalesce(${entry.customerId}::uuid,
          ${customerOf(entry.subjectId)}),
        ${entry.subjectId}, ${JSON.stringify(entry.details)}::jsonb)
      on conflict (id) do nothing`,
    () => undefined,
    isId(entry.subjectId) ? 'audit_of_id_once_a_day' : 'audit_once_a_day',
  )

interface Options {
  readonly database: Pick<Database, 'system'>
  readonly timeZone: string
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

/**
 * Records events that would repeat within a day: refusals, downloads, and reads by the firm's staff. Each is
 * recorded once per person, subject and day, so that not every read or refusal costs a write, and nobody can
 * flood the log. If the database accepts no entry, as on a full disk, this is written to the server's log.
 */
export function createAuditTrail({ database, timeZone, logger }: Options): AuditTrail {
  let day = ''
  const written = new Map<string, Promise<void>>()
  return {
    note(entry, now) {
      const today = civilDateOf(now, timeZone)
      if (today !== day || written.size >= REMEMBERED_MAX) written.clear()
      day = today
      const key = `${entry.event} ${entry.actorId} ${entry.subjectId}`
      const before = written.get(key)
      if (before) return before
      const writing = database
        .system((transaction) => transaction.run(insertOnce(entry, today)))
        .catch((error) => {
          written.delete(key)
          const { event } = entry
          logger.error({ err: error, event }, 'an entry of the audit log was not written')
        })
      written.set(key, writing)
      return writing
    },
  }
}
