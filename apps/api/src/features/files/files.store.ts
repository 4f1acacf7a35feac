import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { demands } from '../../tables/demands.table.ts'
import { documents } from '../../tables/documents.table.ts'
import { files } from '../../tables/files.table.ts'
import { processItems } from '../../tables/items.table.ts'
import { marks } from '../../tables/marks.table.ts'
import type { StoredAttachment } from '../../tables/stored-attachment.ts'
import { documentKeys } from '../visibility/document-scope.ts'

type NewFile = typeof files.$inferInsert

export const insertFile = (file: NewFile) => toCommand(build.insert(files).values(file))

/** Locks the quota of the principal's customer, so that concurrent requests are counted one after the other. */
export const lockQuota = () =>
  sqlCommand(
    sql`select pg_advisory_xact_lock(hashtextextended('files ' || app_customer()::text, 0))`,
    () => undefined,
    'lock_files_quota',
  )

/**
 * Bytes of the files that the principal's customer has stored, and of those that it has upload addresses
 * for; without proofs of payment.
 */
export const countOwnBytes = () =>
  sqlCommand(
    sql`select app_files_bytes()`,
    ({ rows }) => Number(rows[0]?.[0] ?? 0),
    'count_own_bytes',
  )

/**
 * Number of proofs of payment that the principal's customer has uploaded, or has upload addresses for,
 * and not sent.
 */
export const countWaitingReceipts = () =>
  sqlCommand(
    sql`select count(*) from files where type = 'RECEIPT' and customer_id = (select app_customer())
      and attached_at is null and abandoned_at is null`,
    ({ rows }) => Number(rows[0]?.[0] ?? 0),
    'count_waiting_receipts',
  )

const ownFiles = (keys: readonly string[]) =>
  build
    .select({
      key: files.key,
      fileName: files.fileName,
      contentType: files.contentType,
      size: files.size,
      type: files.type,
    })
    .from(files)
    .where(
      and(
        inArray(files.key, [...keys]),
        eq(files.userId, sql`(select app_user())`),
        isNull(files.attachedAt),
        isNull(files.abandonedAt),
      ),
    )

/** Of some keys, the files that the principal uploaded and that are not attached yet. */
export const selectOwnFiles = (keys: readonly string[]) => toCommand(ownFiles(keys))

/** The same, locked against others who would attach or remove them. */
export const lockOwnFiles = (keys: readonly string[]) => toCommand(ownFiles(keys).for('update'))

const typeByKey = (attached: readonly StoredAttachment[]) => {
  const types = Object.fromEntries(attached.map(({ key, contentType }) => [key, contentType]))
  return sql`${JSON.stringify(types)}::jsonb ->> ${files.key}`
}

/**
 * Attaches files, with the types detected from their bytes, to a customer and, if there is one, to a
 * demand.
 */
export const attachFiles = (
  attached: readonly StoredAttachment[],
  target: { customerId: string; demandId: string | null; internal: boolean; type?: 'LOGO' },
  now: string,
) =>
  toCommand(
    build
      .update(files)
      .set({ ...target, contentType: typeByKey(attached), attachedAt: now })
      .where(
        inArray(
          files.key,
          attached.map(({ key }) => key),
        ),
      ),
  )

/** Gives files up: they can no longer be attached, and are removed with the abandoned uploads. */
export const abandonFiles = (keys: readonly string[], now: string) =>
  toCommand(
    build
      .update(files)
      .set({ abandonedAt: now })
      .where(and(inArray(files.key, [...keys]), isNull(files.attachedAt))),
  )

const inAttachments = sql`jsonb_build_array(jsonb_build_object('key', ${files.key}))`
const heldByDemand = or(
  sql`exists (select from ${demands}
    where ${demands.id} = ${files.demandId} and ${demands.attachments} @> ${inAttachments})`,
  sql`exists (select from ${processItems}
    where ${processItems.demandId} = ${files.demandId} and not ${processItems.deleted}
      and ${processItems.attachments} @> ${inAttachments})`,
  sql`exists (select from ${documents} where ${documents.demandId} = ${files.demandId}
    and ${files.key} = any(${documentKeys}))`,
  sql`exists (select from ${marks} where ${marks.demandId} = ${files.demandId}
    and ${files.key} in (${marks.logoKey}, ${marks.contractKey}))`,
)

/**
 * Releases files that were attached: they are removed with the abandoned uploads. Of a demand's files
 * those stay that the demand itself, an entry, a document or a mark of it references; any other had this
 * one reference only.
 */
export const releaseFiles = (keys: readonly string[], now: Date) =>
  toCommand(
    build
      .update(files)
      .set({ attachedAt: null, abandonedAt: now.toISOString() })
      .where(and(inArray(files.key, [...keys]), sql`not (${heldByDemand})`)),
  )
