import { answerKindOf } from './answer-kinds.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'
import { orderFields, type TemplateFormField } from './template-forms.schema.ts'
import {
  TEMPLATE_DOCUMENT_MAX,
  TEMPLATE_LINE_LENGTH,
  TEMPLATE_PREVIEW_FIELDS_MAX,
} from './template-limits.ts'

/** A field with what stands for its answer in the text. */
export interface PlacedField extends TemplateFormField {
  readonly placeholder: string
}

/** What stands in the preview where nothing is answered yet. */
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

/**
 * An answer as the document says it: days as DD/MM/YYYY, amounts in figures and in words, a CPF or CNPJ
 * with its separators.
 */
export function toAnswerText({ type }: TemplateFormField, answer: string | undefined): string {
  const text = (answer ?? '').trim()
  return text === '' ? '' : answerKindOf(type).toText(text)
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** The places of some fields in a text; of two that begin alike the longer one is meant. */
function toPlacePattern(fields: readonly PlacedField[]): RegExp {
  const places = fields.map(({ placeholder }) => placeholder).sort((a, b) => b.length - a.length)
  return new RegExp(places.map(escapePattern).join('|'), 'g')
}

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
  return html.replaceAll(toPlacePattern(placed), (place, at: number) => {
    const value = values.get(place) ?? place
    return isEndedTwice(value, html[at + place.length]) ? value.slice(0, -1) : value
  })
}

const lengthOf = (text: string) =>
  text.length + (text.match(/\r\n?|\n/g)?.length ?? 0) * TEMPLATE_LINE_LENGTH

/**
 * Whether a document with these answers is short enough to be made. Counted before anything is put in
 * its place: an answer may stand in many.
 */
export function fitsDocument(
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): boolean {
  const placed = fields.filter(({ placeholder }) => placeholder !== '')
  if (placed.length === 0) return html.length <= TEMPLATE_DOCUMENT_MAX
  const lengths = new Map(
    placed.map((field) => {
      const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
      return [field.placeholder, lengthOf(toAnswerText(field, given))]
    }),
  )
  let length = html.length
  for (const [place] of html.matchAll(toPlacePattern(placed))) length += lengths.get(place) ?? 0
  return length <= TEMPLATE_DOCUMENT_MAX
}

/**
 * The text of the document: every field is filled in, however many there are, and what is answered
 * is text, whatever it looks like.
 */
export const toDocumentHtml = (
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): string => fill(html, fields, answers, '')

/**
 * The text of the preview: underscores where nothing is answered, and only the first 29 fields are
 * filled in; the places of the others stay as they are.
 */
export const toPreviewHtml = (
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): string => fill(html, orderFields(fields).slice(0, TEMPLATE_PREVIEW_FIELDS_MAX), answers, BLANK)
