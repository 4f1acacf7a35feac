import { formatDate, isCivilDate } from '../calendar/index.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'
import { orderFields, type TemplateFormField } from './template-forms.schema.ts'
import { TEMPLATE_PREVIEW_FIELDS_MAX } from './template-limits.ts'

/** A field with what stands for its answer in the text. */
export interface PlacedField extends TemplateFormField {
  readonly placeholder: string
}

/** What stands in the preview where nothing is answered yet. Specification, part 2 §5. */
const BLANK = '__________'

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** An answer as HTML that says just that, its line breaks too. */
const toHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (found) => special[found] ?? found).replaceAll(/\r\n?|\n/g, '<br>')

/** An answer as the document says it: days as DD/MM/YYYY. */
export function toAnswerText({ type }: TemplateFormField, answer: string | undefined): string {
  const text = (answer ?? '').trim()
  return type === 'date' && isCivilDate(text) ? formatDate(text) : text
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Whether the text behind a place ends the sentence that the answer there has ended by itself. */
const isEndedTwice = (value: string, behind: string | undefined) =>
  value.endsWith('.') && behind === '.'

/**
 * Puts answers in their places, in one pass: what an answer says is never taken for a place.
 * @param html of the template, see `evaluateTemplateText`
 */
function fill(
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
  blank: string,
): string {
  const placed = fields.filter(({ placeholder }) => placeholder !== '')
  if (placed.length === 0) return html
  const values = new Map(
    placed.map((field) => {
      const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
      return [field.placeholder, toHtml(toAnswerText(field, given)) || blank]
    }),
  )
  // Of two that begin alike the longer one is meant.
  const places = [...values.keys()].sort((a, b) => b.length - a.length)
  const pattern = new RegExp(places.map(escapePattern).join('|'), 'g')
  return html.replaceAll(pattern, (place, at: number) => {
    const value = values.get(place) ?? place
    return isEndedTwice(value, html[at + place.length]) ? value.slice(0, -1) : value
  })
}

/**
 * The text of the document: every field is filled in, however many there are, and what is answered
 * is text, whatever it looks like. Specification, part 2 §5.
 */
export const toDocumentHtml = (
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): string => fill(html, fields, answers, '')

/**
 * The text of the preview: underscores where nothing is answered, and only the first 29 fields are
 * filled in; the places of the others stay as they are. Specification, part 2 §5, §9.
 */
export const toPreviewHtml = (
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): string => fill(html, orderFields(fields).slice(0, TEMPLATE_PREVIEW_FIELDS_MAX), answers, BLANK)
