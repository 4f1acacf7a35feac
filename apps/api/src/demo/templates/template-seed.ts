import type { TemplateFieldType } from '@tramite/core/templates'

/** A field: its name in the text, its label in the form, its type, and its largest number. */
export type TemplateFieldSeed = readonly [
  name: string,
  label: string,
  type?: TemplateFieldType,
  maximum?: number,
]

/** A template as it is loaded: its text names every field as `{{name}}`. */
export interface TemplateSeed {
  readonly name: string
  /** Name of its template type. */
  readonly type: string
  readonly description: string
  /** Days before the start at which a lawyer last revised it; absent if nobody has. */
  readonly revisedDaysAgo?: number
  readonly fields: readonly TemplateFieldSeed[]
  /** HTML of headings, paragraphs, lists and tables. */
  readonly html: string
}
