import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** A template with its fields, the draft and the documents of the user. */
export type Template = Schemas['Template']
/** A template as lists show it. */
export type TemplateSummary = Schemas['TemplateSummary']
/** A field of a template: its question and what it accepts. */
export type TemplateField = Schemas['TemplateField']
/** A kind of template, by which lists filter. */
export type TemplateType = Schemas['TemplateType']
/** A template as the firm writes it. */
export type FirmTemplate = Schemas['FirmTemplate']
