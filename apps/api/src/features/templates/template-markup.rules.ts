import { fillMessage, templateTextMessages as texts } from '@tramite/core/messages'
import { templateTags } from '@tramite/core/templates'

const tag = new RegExp(`^</?(?:${templateTags.join('|')})\\s*/?>$`)
const anyPlace = /\{\{[^{}]*\}\}/g

/** A field as the firm writes it. */
interface TemplateFieldText {
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

/** Whether a text and its fields form a valid template; refused with a text for the first fault. */
type TemplateTextDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly field: 'html' | 'fields'
      readonly message: string
    }

type Code = keyof typeof texts

const refuse = (field: 'html' | 'fields', code: Code, found: string): TemplateTextDecision => ({
  allowed: false,
  field,
  message: fillMessage(texts[code], { found: found.slice(0, 80) }),
})

function firstRepeated(values: readonly string[]): string | undefined {
  return values.find((value, i) => values.indexOf(value) !== i)
}

/** The first markup in a text that templates may not have: an unknown tag, an attribute, a comment. */
function evaluateMarkup(html: string): TemplateTextDecision {
  for (const [found] of html.matchAll(/<[^>]*>?/g)) {
    if (!found.endsWith('>')) return refuse('html', 'templates.unclosed', found)
    if (!tag.test(found)) return refuse('html', 'templates.markup', found)
  }
  return { allowed: true }
}

/**
 * Whether a text with its fields forms a valid template. The text consists of headings, paragraphs,
 * lists, tables and emphasis, without attributes, so that it can be shown unchanged; each field has a
 * placeholder in it, and anything that looks like a placeholder is one.
 */
export function evaluateTemplateText(
  html: string,
  fields: readonly TemplateFieldText[],
): TemplateTextDecision {
  const markup = evaluateMarkup(html)
  if (!markup.allowed) return markup
  const name = firstRepeated(fields.map((field) => field.name))
  if (name !== undefined) return refuse('fields', 'templates.nameRepeated', name)
  const places = fields.map(({ placeholder }) => placeholder)
  const place = firstRepeated(places)
  if (place !== undefined) return refuse('fields', 'templates.placeRepeated', place)
  const known = new Set(places)
  const unknown = Array.from(html.matchAll(anyPlace), ([found]) => found).find(
    (found) => !known.has(found),
  )
  if (unknown !== undefined) return refuse('html', 'templates.placeUnknown', unknown)
  const unplaced = fields.find(({ placeholder }) => !html.includes(placeholder))
  if (unplaced) return refuse('fields', 'templates.fieldUnplaced', unplaced.label)
  return { allowed: true }
}
