import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { holdsWords } from '../../db/holds-words.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, sqlCommand, toCommand } from '../../db/statements.ts'
import { listById, type PageCommands, type PageStart } from '../../http/page.ts'
import { templateDrafts, templates } from '../../tables/templates.table.ts'

// Tables by their names: Drizzle omits them in a select from one table.
const type = sql<{ id: string; name: string } | null>`(
  select jsonb_build_object('id', t.id, 'name', t.name)
  from template_types t where t.id = templates.type_id)`
const documentCount = sql<number>`(
  select count(*) from documents d where d.template_id = templates.id)`

const summaryColumns = {
  id: templates.id,
  name: templates.name,
  description: templates.description,
  type,
  lastRevisionDate: templates.lastRevisionDate,
}

/** A template in a list. */
export interface TemplateSummaryRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly type: { readonly id: string; readonly name: string } | null
  readonly lastRevisionDate: string | null
}

/** Templates in the order in which the firm made them. */
export const templateList = listById('templates')

/** The filter of templates. */
export interface TemplateFilter {
  readonly typeId?: string
  readonly name?: string
  /** Whether the user has begun a document in the business. */
  readonly hasDraft?: boolean
}

function matching({ typeId, name }: TemplateFilter): SQL | undefined {
  const part = name?.trim()
  return and(
    typeId === undefined ? undefined : eq(templates.typeId, typeId),
    part ? holdsWords(sql`fold_text(${templates.name})`, part) : undefined,
  )
}

const draftSavedAt = (businessId: string | null) =>
  sql<string | null>`(select d.updated_at from template_drafts d
    where d.template_id = templates.id and d.user_id = (select app_user())
      and d.business_id = ${businessId}::uuid)`

const isBegun = (businessId: string | null, hasDraft: boolean | undefined) => {
  if (hasDraft === undefined) return undefined
  return sql`(${draftSavedAt(businessId)} is not null) = ${hasDraft}::boolean`
}

/** A page of the templates in use, and one more row when there is one; and how many there are. */
export function selectTemplates(
  filter: TemplateFilter,
  businessId: string | null,
  { limit, offset, after }: PageStart,
): PageCommands<TemplateSummaryRow & { readonly draftSavedAt: string | null }> {
  const { hasDraft } = filter
  const inUse = and(eq(templates.active, true), matching(filter), isBegun(businessId, hasDraft))
  return [
    toCommand(
      build
        .select({
          ...summaryColumns,
          draftSavedAt: draftSavedAt(businessId).mapWith(templateDrafts.updatedAt),
        })
        .from(templates)
        .where(and(inUse, behind(after, 'asc', templates.id)))
        .orderBy(asc(templates.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(templates, inUse),
  ]
}

type FirmSummaryRow = TemplateSummaryRow & {
  readonly active: boolean
  readonly documents: number
  readonly updatedAt: string
}

/** The same of all templates, as staff see them. */
export function selectFirmTemplates(
  filter: TemplateFilter,
  { limit, offset, after }: PageStart,
): PageCommands<FirmSummaryRow> {
  const { active, updatedAt } = templates
  return [
    toCommand(
      build
        .select({ ...summaryColumns, active, documents: documentCount, updatedAt })
        .from(templates)
        .where(and(matching(filter), behind(after, 'asc', templates.id)))
        .orderBy(asc(templates.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(templates, matching(filter)),
  ]
}

const columns = {
  ...summaryColumns,
  typeId: templates.typeId,
  html: templates.html,
  fields: templates.fields,
  active: templates.active,
  version: templates.version,
  createdAt: templates.createdAt,
  updatedAt: templates.updatedAt,
}

/** A whole template. */
export type TemplateRow = typeof templates.$inferSelect & {
  readonly type: TemplateSummaryRow['type']
}

const byId = eq(templates.id, sql.placeholder('id'))
const one = build.select(columns).from(templates).where(byId).prepare('select_template')

/** A template by its id, in use or not. */
export const selectTemplate = (id: string): Command<TemplateRow[]> => toCommand(one, { id })

/** The same with the number of documents that were made of it. */
export const selectFirmTemplate = (
  id: string,
): Command<(TemplateRow & { readonly documents: number })[]> =>
  toCommand(
    build
      .select({ ...columns, documents: documentCount })
      .from(templates)
      .where(eq(templates.id, id)),
  )

/** A template, locked against other writers until the transaction ends. */
export const lockTemplate = (id: string): Command<TemplateRow[]> =>
  toCommand(build.select(columns).from(templates).where(eq(templates.id, id)).for('update'))

export const insertTemplate = (
  row: typeof templates.$inferInsert,
): Command<{ readonly id: string }[]> =>
  toCommand(build.insert(templates).values(row).returning({ id: templates.id }))

/** Writes a change with optimistic locking: the version is incremented. */
export const changeTemplate = (
  id: string,
  changes: Partial<typeof templates.$inferInsert>,
  now: Date,
) =>
  toCommand(
    build
      .update(templates)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${templates.version} + 1` })
      .where(eq(templates.id, id)),
  )

/** The number of the next document that is made of a template. */
export const nextDocumentNumber = () =>
  sqlCommand(
    sql`select nextval('template_documents_number_seq')`,
    ({ rows }) => Number(rows[0]?.[0]),
    'next_template_document_number',
  )
