import { and, eq, not, sql } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { type BusinessScope, inScope, scopeValue, visibleDemand } from '../demands/demand-scope.ts'
import { demands } from '../demands/demands.table.ts'
import { visibleDocument } from '../documents/document-scope.ts'
import { documents } from '../documents/documents.table.ts'
import { visibleItem } from '../items/item-scope.ts'
import { processItems } from '../items/items.table.ts'
import { files } from './files.table.ts'

const holds = (attachments: typeof demands.attachments | typeof processItems.attachments) =>
  sql`${attachments} @> jsonb_build_array(jsonb_build_object('key', ${files.key}))`

// Where a demand is visible, its internal items, deleted items and internal documents are not.
const attachedToItem = sql`exists (select from ${processItems}
  where ${and(
    eq(processItems.demandId, demands.id),
    not(processItems.deleted),
    visibleItem,
    holds(processItems.attachments),
  )})`
const attachedAsDocument = sql`exists (select from ${documents}
  where ${and(eq(documents.demandId, demands.id), visibleDocument, eq(documents.fileKey, files.key))})`

const downloadable = (kind: BusinessScope['kind']) =>
  build
    .select({ key: files.key, fileName: files.fileName })
    .from(files)
    .innerJoin(demands, eq(demands.id, files.demandId))
    .where(
      and(
        eq(files.key, sql.placeholder('key')),
        inScope(kind),
        visibleDemand,
        sql`((select app_staff()) or not ${files.internal})`,
        sql`(${holds(demands.attachments)} or ${attachedToItem} or ${attachedAsDocument})`,
      ),
    )
    .prepare(`select_downloadable_${kind}`)

const statements = {
  one: downloadable('one'),
  many: downloadable('many'),
  all: downloadable('all'),
} as const

/** A file that is attached to something that the principal may see. */
export const selectDownloadable = (key: string, scope: BusinessScope) =>
  toCommand(statements[scope.kind], { key, scope: scopeValue(scope) })
