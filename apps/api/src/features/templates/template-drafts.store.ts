import { and, eq, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { build, toCommand } from '../../db/statements.ts'
import { templateDrafts } from '../../tables/templates.table.ts'

/** The key of a draft: its user and document. */
export interface DraftKey {
  readonly userId: string
  readonly templateId: string
  readonly businessId: string
}

export interface DraftRow {
  readonly answers: Record<string, string>
  readonly updatedAt: string
}

const columns = { answers: templateDrafts.answers, updatedAt: templateDrafts.updatedAt }

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

/** Creates a draft, or replaces the answers of the existing one. Returns it. */
export const putDraft = (
  key: DraftKey & { readonly customerId: string },
  answers: Record<string, string>,
  now: string,
): Command<DraftRow[]> =>
  toCommand(
    build
      .insert(templateDrafts)
      .values({ ...key, answers, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [templateDrafts.userId, templateDrafts.templateId, templateDrafts.businessId],
        set: { answers, updatedAt: now },
      })
      .returning(columns),
  )

/** Changes a draft; returns nothing when there is none. */
export const changeDraft = (
  key: DraftKey,
  answers: Record<string, string>,
  now: string,
): Command<DraftRow[]> =>
  toCommand(
    build.update(templateDrafts).set({ answers, updatedAt: now }).where(of(key)).returning(columns),
  )

export const deleteDraft = (key: DraftKey): Command =>
  toCommand(build.delete(templateDrafts).where(of(key)))
