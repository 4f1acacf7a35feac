import type { components } from '@tramite/core/contract'
import { toCurrentAnswers } from '@tramite/core/templates'
import type { StoredField } from '../../tables/templates.table.ts'
import type { Document } from '../documents/documents.wire.ts'
import type { DraftRow } from './template-drafts.store.ts'
import type { TemplateRow } from './templates.store.ts'

type Schemas = components['schemas']

const toFields = ({ id: templateId, fields }: TemplateRow): Schemas['TemplateField'][] =>
  fields.map((field) => ({ ...field, templateId }))

/** A draft as the contract shows it, without answers to removed fields. */
export const toDraft = (
  fields: readonly StoredField[],
  { answers, updatedAt }: DraftRow,
): Schemas['TemplateDraft'] => ({
  templateAnswers: { ...toCurrentAnswers(fields, answers) },
  updatedAt,
})

/** A template as customers get it. */
export function toTemplate(
  row: TemplateRow,
  draft: DraftRow | undefined,
  documents: Document[],
): Schemas['Template'] {
  const { id, name, description, type, lastRevisionDate, html } = row
  return {
    ...{ id, name, description, type, lastRevisionDate, documents, html },
    draft: draft ? toDraft(row.fields, draft) : null,
    fields: toFields(row),
  }
}

/** A template as staff get it. */
export function toFirmTemplate(
  row: TemplateRow & { readonly documents: number },
): Schemas['FirmTemplate'] {
  const { version: _v, typeId: _t, ...shown } = row
  return { ...shown, fields: toFields(row) }
}
