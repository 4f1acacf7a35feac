import { addDays, civilDateOf } from '@tramite/core/calendar'
import { message } from '@tramite/core/messages'
import { toDocumentHtml } from '@tramite/core/templates'
import type { documents } from '../../tables/documents.table.ts'
import type {
  StoredField,
  templateDrafts,
  templates,
  templateTypes,
} from '../../tables/templates.table.ts'
import { businessSeeds } from '../businesses.data.ts'
import type { LoadContext } from '../demand-rows.ts'
import { toStoredFile } from '../file-rows.ts'
import { personSeeds } from '../people.data.ts'
import { draftSeeds, madeSeeds } from './drafts.data.ts'
import type { TemplateSeed } from './template-seed.ts'
import { templateSeeds } from './templates.data.ts'

/** When the firm wrote its templates, in business days from the loading. */
const WRITTEN = -250

const toKey = ({ name }: TemplateSeed) => `template ${name}`

function toFields({ fields }: TemplateSeed, { timeline }: LoadContext, at: string): StoredField[] {
  return fields.map(([name, label, type = 'text', maximum], i) => ({
    id: timeline.id(`field ${name}`, at, i),
    index: i + 1,
    name,
    label,
    placeholder: `{{${name}}}`,
    type,
    ...(maximum !== undefined && { maximum }),
  }))
}

function toTypeRows({ timeline }: LoadContext) {
  const createdAt = timeline.morningOf(WRITTEN)
  return [...new Set(templateSeeds.map(({ type }) => type))].map(
    (name): typeof templateTypes.$inferInsert => {
      return { id: timeline.id(`template type ${name}`, createdAt), name, createdAt }
    },
  )
}

function toTemplateRow(seed: TemplateSeed, place: number, context: LoadContext) {
  const { timeline, conventions } = context
  const { name, description, html, type, revisedDaysAgo } = seed
  const at = timeline.morningOf(WRITTEN)
  const today = civilDateOf(timeline.now, conventions.timeZone)
  return {
    id: timeline.id(toKey(seed), at, place),
    typeId: timeline.id(`template type ${type}`, at),
    ...{ name, description, html },
    fields: toFields(seed, context, at),
    lastRevisionDate: revisedDaysAgo === undefined ? null : addDays(today, -revisedDaysAgo),
    createdAt: at,
    updatedAt: at,
  } satisfies typeof templates.$inferInsert
}
type TemplateRow = ReturnType<typeof toTemplateRow>

/** The lines of a filled text, for the plain files of the demo firm. */
function toLines(html: string): string[] {
  const special: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }
  return html
    .split(/<\/(?:p|h\d|li|tr)>|<br>/)
    .map((line) => line.replaceAll(/<\/t[dh]><t[dh]>/g, ': ').replaceAll(/<[^>]*>|\n/g, ''))
    .map((line) => line.replaceAll(/&(\w+);/g, (found, name) => special[name] ?? found).trim())
    .filter((line) => line !== '')
}

function toMade(
  seed: (typeof madeSeeds)[number],
  number: number,
  row: TemplateRow,
  { timeline, registry }: LoadContext,
) {
  const at = timeline.instant(seed.at)
  const { customer } = businessSeeds[seed.business]
  const customerId = registry.customerId(customer)
  const userId = registry.personId(seed.by)
  const name = message('templates.documentName', { name: row.name, number })
  const lines = toLines(toDocumentHtml(row.html, row.fields, seed.answers))
  const file = toStoredFile(
    { name: `documento-${number}.pdf`, title: name, lines: lines.slice(1) },
    { demandId: null, customerId, userId, at, type: 'DOCUMENT', internal: false },
    timeline,
  )
  const document: typeof documents.$inferInsert = {
    id: timeline.id(`made ${number}`, at),
    ...{ customerId, userId, name },
    businessId: registry.businessId(seed.business),
    templateId: row.id,
    fields: { ...seed.answers },
    status: 'waiting',
    userType: 'CUSTOMER',
    userName: personSeeds[seed.by].name,
    fileKey: file.row.key,
    fileName: file.row.fileName,
    contentType: file.contentType,
    size: file.bytes.length,
    createdAt: at,
  }
  return { document, file }
}

/** The templates, the drafts, and the documents made. */
export function toTemplateRows(context: LoadContext) {
  const { timeline, registry } = context
  const rows = templateSeeds.map((seed, i) => toTemplateRow(seed, i, context))
  const rowOf = (seed: TemplateSeed) => {
    const row = rows[templateSeeds.indexOf(seed)]
    if (!row) throw new Error(`${seed.name} is not among the templates`)
    return row
  }
  const drafts = draftSeeds.map((seed): typeof templateDrafts.$inferInsert => {
    const at = timeline.instant(seed.at)
    return {
      userId: registry.personId(seed.by),
      templateId: rowOf(seed.template).id,
      businessId: registry.businessId(seed.business),
      customerId: registry.customerId(businessSeeds[seed.business].customer),
      answers: { ...seed.answers },
      createdAt: at,
      updatedAt: at,
    }
  })
  const made = madeSeeds.map((seed, i) => toMade(seed, i + 1, rowOf(seed.template), context))
  return {
    types: toTypeRows(context),
    templates: rows,
    drafts,
    documents: made.map(({ document }) => document),
    files: made.map(({ file }) => file),
    /** The number of the next document that is made. */
    nextNumber: made.length + 1,
  }
}
