import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { businesses } from '../../tables/businesses.table.ts'
import { templateDrafts, templates } from '../../tables/templates.table.ts'

/** The key of a draft: its user and document. */
export interface DraftKey {
  readonly userId: string
  readonly templateId: string
  readonly businessId: string
}

/** The version of a draft that does not exist. */
export const NO_DRAFT = 0

export interface DraftRow {
  readonly answers: Record<string, string>
  readonly version: number
  readonly updatedAt: string
}

const columns = {
  answers: templateDrafts.answers,
  version: templateDrafts.version,
  updatedAt: templateDrafts.updatedAt,
}

const of = ({ userId, templateId, businessId }: DraftKey) =>
  and(
    eq(templateDrafts.userId, userId),
    eq(templateDrafts.templateId, templateId),
    eq(templateDrafts.businessId, businessId),
  )

const own = build
  .select(columns)
  .from(templateDrafts)
  .where(
    and(
      eq(templateDrafts.userId, sql`(select app_user())`),
      eq(templateDrafts.templateId, sql.placeholder('templateId')),
      eq(templateDrafts.businessId, sql.placeholder('businessId')),
    ),
  )
  .prepare('select_template_draft')

/** The draft of the principal. */
export const selectOwnDraft = (templateId: string, businessId: string): Command<DraftRow[]> =>
  toCommand(own, { templateId, businessId })

/**
 * Every draft of the principal in some businesses, one at least, each with its template; row-level security
 * hides one that the firm has withdrawn.
 */
export const selectEveryOwnDraft = (businessIds: readonly string[]) =>
  toCommand(
    build
      .select({
        ...columns,
        templateId: templateDrafts.templateId,
        templateName: templates.name,
        fields: templates.fields,
        businessId: templateDrafts.businessId,
        businessName: businesses.name,
      })
      .from(templateDrafts)
      .innerJoin(businesses, eq(businesses.id, templateDrafts.businessId))
      .leftJoin(templates, eq(templates.id, templateDrafts.templateId))
      .where(
        and(
          eq(templateDrafts.userId, sql`(select app_user())`),
          inArray(templateDrafts.businessId, [...businessIds]),
        ),
      )
      .orderBy(asc(templateDrafts.createdAt), asc(templateDrafts.templateId)),
  )

/** A draft, locked until the transaction ends. */
export const lockDraft = (key: DraftKey): Command<DraftRow[]> =>
  toCommand(build.select(columns).from(templateDrafts).where(of(key)).for('update'))

/** The answers of a draft as they are written. */
export interface DraftAnswers {
  /** To fields that the template has. */
  readonly current: Record<string, string>
  /** All that were sent, those to fields that the firm has taken away too. */
  readonly sent: Record<string, string>
  /** The names of the fields that the template has. */
  readonly names: readonly string[]
}

/** An answer to a field that the firm has taken away stays: the firm may bring the field back. */
const joined = ({ current, sent, names }: DraftAnswers) => sql`(
  select coalesce(jsonb_object_agg(key, coalesce(${JSON.stringify(sent)}::jsonb -> key, value)), '{}')
    from jsonb_each(${templateDrafts.answers})
    where key <> all(${sql.param(names)}::text[])
  ) || ${JSON.stringify(current)}::jsonb`

/** Creates a draft; returns nothing when there is one. */
export const addDraft = (
  key: DraftKey & { readonly customerId: string },
  { current }: DraftAnswers,
  now: string,
): Command<DraftRow[]> =>
  toCommand(
    build
      .insert(templateDrafts)
      .values({ ...key, answers: current, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning(columns),
  )

/** Changes a draft; returns nothing when there is none. */
export const changeDraft = (
  key: DraftKey,
  answers: DraftAnswers,
  now: string,
): Command<DraftRow[]> =>
  toCommand(
    build
      .update(templateDrafts)
      .set({
        answers: joined(answers),
        version: sql`${templateDrafts.version} + 1`,
        updatedAt: now,
      })
      .where(of(key))
      .returning(columns),
  )

export const deleteDraft = (key: DraftKey): Command =>
  toCommand(build.delete(templateDrafts).where(of(key)))
