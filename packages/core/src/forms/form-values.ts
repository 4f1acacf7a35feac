import * as z from 'zod/mini'
import { type FormSchema, unwrapField } from './field-rules.ts'

/** The raw value of a field: its input type, or its output type where the input type is `unknown`. */
type TypedOf<Field> = unknown extends z.input<Field> ? z.output<Field> : z.input<Field>

/** The additional value of an untouched field: '' for a choice, and false for a box that has to be ticked. */
type Untouched<Value> = [Value] extends [string]
  ? string extends Value
    ? never
    : ''
  : [Value] extends [true]
    ? false
    : never

/** The raw values of a schema's form: every field has one, valid or not. */
export type FormValues<Schema extends FormSchema> = {
  readonly [Name in keyof Schema['shape']]:
    | NonNullable<TypedOf<Schema['shape'][Name]>>
    | Untouched<NonNullable<TypedOf<Schema['shape'][Name]>>>
}

const emptyByType: Readonly<Record<string, unknown>> = {
  string: '',
  boolean: false,
  number: 0,
  array: [],
}

/** The value of an untouched field: '', false, 0 or an empty list; '' for a choice without a selection. */
function emptyValueOf(field: z.core.$ZodType): unknown {
  const { def } = unwrapField(field)._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'literal' && def.values[0] === true) return false
  return emptyByType[def.type] ?? ''
}

const mapFields = (schema: FormSchema, toValue: (name: string, empty: unknown) => unknown) =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, toValue(name, emptyValueOf(field))]),
  )

/** The values of an untouched form. */
export function emptyFormValues<Schema extends FormSchema>(schema: Schema): FormValues<Schema> {
  return mapFields(schema, (_, empty) => empty) as FormValues<Schema>
}

/** Whether a field could hold a kept value: valid or not, but of the right type. */
function isOfKind(field: z.core.$ZodType | undefined, value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return field !== undefined && z.safeParse(field, value).success
  return typeof value === typeof empty
}

/**
 * The stored values of a form, which any version of it may have written: a field that is missing or of
 * another type is empty; unknown fields are left out.
 */
export function readFormValues<Schema extends FormSchema>(
  schema: Schema,
  stored: unknown,
): FormValues<Schema> {
  const kept = (typeof stored === 'object' && stored ? stored : {}) as Readonly<
    Record<string, unknown>
  >
  return mapFields(schema, (name, empty) =>
    isOfKind(schema.shape[name], kept[name], empty) ? kept[name] : empty,
  ) as FormValues<Schema>
}
