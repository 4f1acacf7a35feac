import { formatLongDate, isCivilDate } from '../calendar/index.ts'
import { answerKindOf } from './answer-kinds.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'
import { isAnswerAccepted, orderFields, type TemplateFormField } from './template-forms.schema.ts'
import {
  TEMPLATE_DOCUMENT_MAX,
  TEMPLATE_LINE_LENGTH,
  TEMPLATE_PREVIEW_FIELDS_MAX,
} from './template-limits.ts'

/** A field with its placeholder in the text. */
export interface PlacedField extends TemplateFormField {
  readonly placeholder: string
}

/** Shown in the preview for a field without an answer. */
const BLANK = '__________'

const special: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** An answer escaped as HTML, with its line breaks. */
const toHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (found) => special[found] ?? found).replaceAll(/\r\n?|\n/g, '<br>')

/**
 * An answer as worded in the document: days as DD/MM/YYYY, amounts in figures and in words, a CPF or CNPJ
 * with its separators.
 */
export function toAnswerText({ type }: TemplateFormField, answer: string | undefined): string {
  const text = (answer ?? '').trim()
  return text === '' ? '' : answerKindOf(type).toText(text)
}

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

/** Matches the placeholders of some fields; if one is a prefix of another, the longer one wins. */
function toPlacePattern(fields: readonly PlacedField[]): RegExp {
  const places = fields.map(({ placeholder }) => placeholder).sort((a, b) => b.length - a.length)
  return new RegExp(places.map(escapePattern).join('|'), 'g')
}

/** Whether the text after a placeholder would add a second full stop to an answer that ends with one. */
const isEndedTwice = (value: string, behind: string | undefined) =>
  value.endsWith('.') && behind === '.'

/** A placeholder in a text, with its value. */
interface FilledPlace {
  readonly name: string
  /** As worded in the document; empty without an answer. */
  readonly value: string
}

/**
 * Splits a text at its placeholders, in one pass: the content of an answer is never taken for a
 * placeholder.
 * @returns a function from a text to its pieces in order
 */
function createCutter(fields: readonly PlacedField[], answers: TemplateAnswers) {
  const placed = fields.filter(({ placeholder }) => placeholder !== '')
  const pattern = toPlacePattern(placed)
  const filled = new Map(
    placed.map((field): [string, FilledPlace] => {
      const { name } = field
      const given = Object.hasOwn(answers, name) ? answers[name] : undefined
      return [field.placeholder, { name, value: toAnswerText(field, given) }]
    }),
  )
  return (text: string): (string | FilledPlace)[] => {
    if (placed.length === 0) return [text]
    const pieces: (string | FilledPlace)[] = []
    let end = 0
    for (const { 0: place, index } of text.matchAll(pattern)) {
      pieces.push(text.slice(end, index))
      end = index + place.length
      const found = filled.get(place)
      if (found === undefined) continue
      const { name, value } = found
      const isTwice = isEndedTwice(value, text[end])
      pieces.push({ name, value: isTwice ? value.slice(0, -1) : value })
    }
    pieces.push(text.slice(end))
    return pieces.filter((piece) => piece !== '')
  }
}

const lengthOf = (text: string) =>
  text.length + (text.match(/\r\n?|\n/g)?.length ?? 0) * TEMPLATE_LINE_LENGTH

/**
 * Whether a document with these answers is short enough to be created. Counted before anything is
 * replaced, since an answer may occur many times.
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
 * The text of the document: every field is filled in, however many there are, and answers are escaped as
 * plain text.
 * @param html of the template, consisting of `templateTags`
 */
export const toDocumentHtml = (
  html: string,
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): string =>
  createCutter(
    fields,
    answers,
  )(html)
    .map((piece) => (typeof piece === 'string' ? piece : toHtml(piece.value)))
    .join('')

const inPreview = (fields: readonly PlacedField[]) =>
  orderFields(fields).slice(0, TEMPLATE_PREVIEW_FIELDS_MAX)

/** A piece of the preview's text: either literal words, or the content of a field. */
export type PreviewPiece =
  | string
  | {
      /** Name of the field. */
      readonly name: string
      /** Underscores without an answer that the form accepts. */
      readonly text: string
      /** Whether there is such an answer. */
      readonly isAnswered: boolean
    }

/**
 * The preview of a template's text, which programs render themselves. Missing answers, and those that the
 * form refuses, are shown as underscores, because no document will contain them. Only the first 29 fields are
 * filled in; the placeholders of the others stay unchanged.
 * @returns a function from a text without markup to its pieces in order
 * @example
 * createPreview(fields, { nome: 'Ana' })('Eu, {{nome}}.')
 * // ['Eu, ', { name: 'nome', text: 'Ana', isAnswered: true }, '.']
 */
export function createPreview(
  fields: readonly PlacedField[],
  answers: TemplateAnswers,
): (text: string) => PreviewPiece[] {
  const shown = inPreview(fields)
  const accepted = shown.flatMap((field): [string, string][] => {
    const given = Object.hasOwn(answers, field.name) ? answers[field.name] : undefined
    return given !== undefined && isAnswerAccepted(field, given) ? [[field.name, given]] : []
  })
  const cut = createCutter(shown, Object.fromEntries(accepted))
  return (text) =>
    cut(text).map((piece) => {
      if (typeof piece === 'string') return piece
      const { name, value } = piece
      return { name, text: value === '' ? BLANK : value, isAnswered: value !== '' }
    })
}

/** Whether the preview shows the answer to a field. */
export const isInPreview = (fields: readonly PlacedField[], name: string): boolean =>
  inPreview(fields).some((field) => field.name === name)

/**
 * The meaning of an answer, to be shown beside its field: an amount or a count in words, a day with the
 * name of its month. Null for an invalid answer, and if there is nothing to add.
 */
export function toAnswerHint({ type }: TemplateFormField, answer: string): string | null {
  const given = answer.trim()
  if (isCivilDate(given)) return type === 'date' ? formatLongDate(given) : null
  const { isValid, toAmount, toText } = answerKindOf(type)
  if (given === '' || toAmount === undefined || !isValid(given)) return null
  const text = toText(given)
  return text.includes('(') ? text : null
}
