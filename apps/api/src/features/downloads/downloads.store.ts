import { and, asc, eq, gt, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { customers } from '../../tables/customers.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { documents } from '../../tables/documents.table.ts'
import { files } from '../../tables/files.table.ts'
import { processItems } from '../../tables/items.table.ts'
import { marks } from '../../tables/marks.table.ts'
import { receipts } from '../../tables/receipts.table.ts'
import { reminders } from '../../tables/reminders.table.ts'
import { users } from '../../tables/users.table.ts'
import {
  type BusinessScope,
  inScope,
  scopeValue,
  visibleDemand,
} from '../visibility/demand-scope.ts'
import { documentKeys, inDocumentScope, visibleDocument } from '../visibility/document-scope.ts'
import { visibleItem } from '../visibility/item-scope.ts'

const holds = (
  attachments:
    | typeof demands.attachments
    | typeof processItems.attachments
    | typeof reminders.attachments,
) => sql`${attachments} @> jsonb_build_array(jsonb_build_object('key', ${files.key}))`

// Even if a demand is visible, its internal items, deleted items and internal documents are not.
const attachedToItem = sql`exists (select from ${processItems}
  where ${and(
    eq(processItems.demandId, demands.id),
    not(processItems.deleted),
    visibleItem,
    holds(processItems.attachments),
  )})`
const attachedAsDocument = sql`exists (select from ${documents}
  where ${and(eq(documents.demandId, demands.id), visibleDocument, sql`${files.key} = any(${documentKeys})`)})`

const attachedToMark = sql`exists (select from ${marks}
  where ${marks.demandId} = ${demands.id} and ${files.key} in (${marks.logoKey}, ${marks.contractKey}))`

const named = { key: files.key, fileName: files.fileName, contentType: files.contentType }

/** The files of a scope's demands that the principal may see, joined with their demand. */
const ofDemands = (kind: BusinessScope['kind']) =>
  and(
    inScope(kind),
    visibleDemand,
    sql`((select app_staff()) or not ${files.internal})`,
    or(holds(demands.attachments), attachedToItem, attachedAsDocument, attachedToMark),
  )

const downloadable = (kind: BusinessScope['kind']) =>
  build
    .select(named)
    .from(files)
    .innerJoin(demands, eq(demands.id, files.demandId))
    .where(and(eq(files.key, sql.placeholder('key')), ofDemands(kind)))
    .prepare(`select_downloadable_${kind}`)

const statements = {
  one: downloadable('one'),
  many: downloadable('many'),
  all: downloadable('all'),
} as const

/** A file that is attached to something that the principal may see. */
export const selectDownloadable = (key: string, scope: BusinessScope) =>
  toCommand(statements[scope.kind], { key, scope: scopeValue(scope) })

// The finances are shown to super admins: the contract, and anything sent as a proof of payment.
const ofFinances = sql`exists (select from ${users}
  where ${users.id} = (select app_user()) and ${users.customerSuperAdmin} and (
    exists (select from ${customers} where ${customers.id} = ${users.customerId}
      and ${customers.serviceContractAwsKey} = ${files.key})
    or exists (select from ${receipts} where ${receipts.customerId} = ${users.customerId}
      and ${receipts.fileKey} = ${files.key})))`

const ofOwnReceipt = sql`exists (select from ${receipts}
  where ${receipts.fileKey} = ${files.key} and ${receipts.userId} = (select app_user()))`

// Uncorrelated, so that it is read once and not for each file.
const ofDocument = (kind: BusinessScope['kind']) =>
  sql`${files.key} in (select unnest(${documentKeys})
    from ${documents} where ${and(isNull(documents.demandId), inDocumentScope(kind), visibleDocument)})`

// A reminder belongs to the whole customer, and so do its files.
const ofReminder = sql`exists (select from ${reminders}
  where ${reminders.customerId} = ${files.customerId} and ${holds(reminders.attachments)})`

// Not the user who uploaded it: they may have left the business since, and their uploads are transferred to
// an heir.
const ofNoDemand = (kind: BusinessScope['kind']) =>
  and(
    isNull(files.demandId),
    isNotNull(files.attachedAt),
    sql`((select app_staff()) or (not ${files.internal}
      and (${files.type} = 'LOGO' or ${ofOwnReceipt} or ${ofDocument(kind)} or ${ofFinances}
        or ${ofReminder})))`,
  )

const unbound = (kind: BusinessScope['kind']) =>
  build
    .select(named)
    .from(files)
    .where(and(eq(files.key, sql.placeholder('key')), ofNoDemand(kind)))
    .prepare(`select_unbound_file_${kind}`)

const unboundStatements = {
  one: unbound('one'),
  many: unbound('many'),
  all: unbound('all'),
} as const

/**
 * A file of a customer that belongs to no demand. A logo or a reminder's file is for every user of the
 * customer, the file of a document for those who see the document, a receipt for its sender, receipts and the
 * service contract for super admins. Staff get any file.
 */
export const selectUnbound = (key: string, scope: BusinessScope) =>
  toCommand(unboundStatements[scope.kind], { key, scope: scopeValue(scope) })

const everyDownloadable = build
  .select(named)
  .from(files)
  .leftJoin(demands, eq(demands.id, files.demandId))
  .where(
    and(
      sql`${files.customerId} = (select app_customer())`,
      gt(files.key, sql.placeholder('after')),
      or(ofDemands('many'), ofNoDemand('many')),
    ),
  )
  .orderBy(asc(files.key))
  .limit(sql.placeholder('limit'))
  .prepare('select_every_downloadable')

/**
 * Every file of the principal's customer that either of the two statements would return, by key.
 * @param after the key of the last one of the previous page; null for the first page
 */
export const selectDownloadables = (
  businessIds: readonly string[],
  after: string | null,
  limit: number,
) => toCommand(everyDownloadable, { scope: businessIds, after: after ?? '', limit })
