import { type FormSchema, type FormValues, readFormValues } from '../forms/index.ts'
import { isSameValue } from '../is-same-value.ts'
import type { DraftForm } from './draft.types.ts'
import { mergeByKey } from './merge-by-key.ts'

/** What stands in the fields of a form and is not saved, by their names, each with what stood there before. */
export type TypedInput = Readonly<
  Record<string, { readonly typed?: unknown; readonly known?: unknown }>
>

const isTypedInput = (stored: unknown): stored is TypedInput =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((field) => typeof field === 'object' && field && 'typed' in field)
/** A password stands in no storage, whatever form it is typed into, by whichever name the schemas have for it. */
const isSecret = (name: string) => /password|senha|^confirmar$/i.test(name)

/**
 * The draft of a short form, of whatever fields: what was changed in it.
 * @param name of the form
 */
export function createInputDraft(name: string): DraftForm<TypedInput> {
  return {
    name,
    version: 1,
    empty: {},
    read: (stored, version) => (version === 1 && isTypedInput(stored) ? stored : undefined),
    isEmpty: (values) => Object.keys(values).length === 0,
    merge: mergeByKey,
  }
}

/**
 * What was changed in a form, without passwords.
 * @param before what stood in it at first; what is not named is not kept
 */
export function toTypedInput(
  values: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
): TypedInput {
  return Object.fromEntries(
    Object.keys(before)
      .filter((name) => !isSecret(name) && !isSameValue(values[name], before[name]))
      .map((name) => [name, { typed: values[name], known: before[name] }]),
  )
}

/** Of what was typed into a form, by whatever version of it, the fields that it has and that can hold it. */
export function readTypedInput<Schema extends FormSchema>(
  schema: Schema,
  input: TypedInput,
): { readonly typed: Partial<FormValues<Schema>>; readonly known: Partial<FormValues<Schema>> } {
  const pick = (part: 'typed' | 'known') => {
    const stored = Object.fromEntries(Object.entries(input).map(([name, of]) => [name, of[part]]))
    return Object.fromEntries(
      Object.entries(readFormValues(schema, stored)).filter(
        ([name, value]) => Object.hasOwn(stored, name) && isSameValue(value, stored[name]),
      ),
    ) as Partial<FormValues<Schema>>
  }
  return { typed: pick('typed'), known: pick('known') }
}
