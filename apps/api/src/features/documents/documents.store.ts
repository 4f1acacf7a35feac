import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { rowCount } from '../../db/list-statements.ts'
import { byShape, givenFilters } from '../../db/statement-shapes.ts'
import { build, toCommand } from '../../db/statements.ts'
import { listById, type PageStart } from '../../http/page.ts'
import { demands } from '../../tables/demands.table.ts'
import { documents } from '../../tables/documents.table.ts'
import { files } from '../../tables/files.table.ts'
import { type BusinessScope, scopeValue, visibleDemand } from '../visibility/demand-scope.ts'
import { inDocumentScope, ofNoHiddenDemand, visibleDocument } from '../visibility/document-scope.ts'

/** The filter of documents. Instants in ISO, the end exclusive; texts as typed. */
export interface DocumentFilter {
  readonly id?: string
  readonly demandId?: string
  readonly from?: string
  readonly until?: string
  readonly name?: string
  /** Only final documents of a data mapping. */
  readonly flagged?: true
  /** Only documents filed before this one: the page after it. */
  readonly before?: string
  /** Only those in the list of documents, `isListedDocument` of the SDK; all for staff. */
  readonly listed?: true
  /** Only those made from this template. */
  readonly templateId?: string
  /** Only those that the principal made. */
  readonly own?: true
}

const value = (name: keyof DocumentFilter) => sql.placeholder(name)

const conditions: { readonly [K in keyof Required<DocumentFilter>]: SQL } = {
  id: sql`${documents.id} = ${value('id')}::uuid`,
  demandId: sql`${documents.demandId} = ${value('demandId')}::uuid`,
  from: sql`${documents.createdAt} >= ${value('from')}::timestamptz`,
  until: sql`${documents.createdAt} < ${value('until')}::timestamptz`,
  name: sql`strpos(${documents.nameFolded}, fold_text(${value('name')})) > 0`,
  flagged: sql`${documents.flagged}`,
  before: sql`${documents.id} < ${value('before')}::uuid`,
  listed: sql`((select app_staff()) or ${documents.userId} is null
    or ${documents.userType} = 'BACKOFFICE')`,
  templateId: sql`${documents.templateId} = ${value('templateId')}::uuid`,
  own: sql`${documents.userId} = (select app_user())`,
}
const filterNames = Object.keys(conditions) as (keyof DocumentFilter)[]

const columns = {
  id: documents.id,
  name: documents.name,
  createdAt: documents.createdAt,
  businessId: documents.businessId,
  demandId: documents.demandId,
  demandName: demands.name,
  flagged: documents.flagged,
  fields: documents.fields,
  wasSendToCustomer: documents.wasSendToCustomer,
  userId: documents.userId,
  userType: documents.userType,
  userName: documents.userName,
  status: documents.status,
  fileKey: documents.fileKey,
  fileName: documents.fileName,
  contentType: documents.contentType,
  size: documents.size,
  wordFile: documents.wordFile,
  version: documents.version,
}

/** A document as it is read, with the name of its demand. */
export type DocumentRow = Pick<
  typeof documents.$inferSelect,
  Exclude<keyof typeof columns, 'demandName'>
> & { readonly demandName: string | null }

const ofVisibleDemand = and(eq(demands.id, documents.demandId), visibleDemand)

const statementsOf = byShape(
  (kind: BusinessScope['kind'], filters: readonly (keyof DocumentFilter)[], shape) => {
    const condition = and(
      inDocumentScope(kind),
      visibleDocument,
      ofNoHiddenDemand,
      ...filters.map((name) => conditions[name]),
    )
    const page = build
      .select(columns)
      .from(documents)
      .leftJoin(demands, ofVisibleDemand)
      .where(condition)
      // Ids are made in the order of creation.
      .orderBy(desc(documents.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
    const count = build.select(rowCount).from(documents).where(condition)
    return {
      page: page.prepare(`select_documents_${shape}`),
      count: count.prepare(`count_documents_${shape}`),
    }
  },
)

/** Documents from the newest on. */
export const documentList = listById('documents')

/**
 * The rows of a page of the documents that the principal may see and one more, when there is one; and
 * the number of all rows.
 */
export function selectDocuments(
  scope: BusinessScope,
  filter: Omit<DocumentFilter, 'before'>,
  { limit, offset, after }: PageStart,
) {
  const [before] = after ?? []
  const placed = before === undefined ? filter : { ...filter, before }
  const { page } = statementsOf(scope.kind, givenFilters(filterNames, placed))
  const { count } = statementsOf(scope.kind, givenFilters(filterNames, filter))
  const values = { ...placed, scope: scopeValue(scope), limit: limit + 1, offset }
  return [toCommand(page, values), toCommand(count, values)] as const
}

/** A document by its id, when the principal may see it. */
export function selectDocument(scope: BusinessScope, id: string): Command<DocumentRow[]> {
  return selectDocuments(scope, { id }, { limit: 1, offset: 0, after: null })[0]
}

/**
 * Locks the demand of a document against other writers. Before the document, as the removal of its author
 * does.
 */
export const lockDemandOf = (id: string) =>
  toCommand(
    build
      .select({ id: demands.id })
      .from(demands)
      .where(
        eq(
          demands.id,
          build.select({ id: documents.demandId }).from(documents).where(eq(documents.id, id)),
        ),
      )
      .for('update'),
  )

/** Locks a document against other changes. */
export const lockDocument = (id: string) =>
  toCommand(
    build
      .select({ id: documents.id, customerId: documents.customerId })
      .from(documents)
      .where(eq(documents.id, id))
      .for('update'),
  )

type Changes = Partial<
  Pick<typeof documents.$inferInsert, 'name' | 'flagged' | 'status' | 'wasSendToCustomer'>
>

/** Writes a change by the firm: the version is incremented. */
export const changeDocument = (id: string, changes: Changes) =>
  toCommand(
    build
      .update(documents)
      .set({ ...changes, version: sql`${documents.version} + 1` })
      .where(eq(documents.id, id)),
  )

/** Files are visible to the same people as their document: the customer, or staff only. */
export const showFiles = (keys: readonly string[], isShown: boolean) =>
  toCommand(
    build
      .update(files)
      .set({ internal: !isShown })
      .where(inArray(files.key, [...keys])),
  )

/** Stores a document. */
export const insertDocument = (document: typeof documents.$inferInsert) =>
  toCommand(build.insert(documents).values(document))
