import * as z from 'zod/mini'
import { type FormSchema, unwrapField } from './field-rules.ts'

/** What is typed into a field: of a text, which takes anything as its input, what it gives. */
type TypedOf<Field> = unknown extends z.input<Field> ? z.output<Field> : z.input<Field>

/** What stands in an untouched field besides its values: '' of a choice, and false of a box that has to be ticked. */
type Untouched<Value> = [Value] extends [string]
  ? string extends Value
    ? never
    : ''
  : [Value] extends [true]
    ? false
    : never

/** What is typed into a form of a schema: every field has a value, valid or not. */
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

/** The value of an untouched field: '', false, 0 or no entries; of a choice nothing chosen, ''. */
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

/** Whether a kept value is one that the field could hold: valid or not, but not of another kind. */
function isOfKind(field: z.core.$ZodType | undefined, value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return field !== undefined && z.safeParse(field, value).success
  return typeof value === typeof empty
}

/**
 * The values of a form that were kept somewhere, by whatever version of it: a field that was not there
 * yet is empty, and so is one of another kind; what is no field any more is left out.
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
