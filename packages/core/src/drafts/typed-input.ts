import { type FormSchema, type FormValues, readFormValues } from '../forms/index.ts'
import { isSameValue } from '../is-same-value.ts'
import type { DraftForm } from './draft.types.ts'
import { mergeByKey } from './merge-by-key.ts'
import { type SentOnce, toStillSent } from './sent-once.ts'

/** Unsaved input by field name, each with the value that the field had before. */
export type TypedInput = Readonly<
  Record<string, { readonly typed?: unknown; readonly known?: unknown }>
>

const isTypedInput = (stored: unknown): stored is TypedInput =>
  typeof stored === 'object' &&
  stored !== null &&
  Object.values(stored).every((field) => typeof field === 'object' && field && 'typed' in field)
/** A password is never stored, whatever form it is typed into, under any name that the schemas use for it. */
const isSecret = (name: string) => /password|senha|^confirmar$/i.test(name)

/**
 * The draft of a short form with any fields: what was changed in it.
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
 * @param before the initial values; a field that is missing here is not kept
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

/** Where the input of a form stores what was sent; no field of a form has this name. */
const SENT = '*sent'

/** What a form last sent without an answer, as a part of its stored input. */
export const toSentInput = ({ content, ...typed }: SentOnce): TypedInput => ({
  [SENT]: { typed, known: content },
})

/** The part of a form's stored input that `toSentInput` created; empty if there is none. */
export function pickSentInput({ [SENT]: sent }: TypedInput): TypedInput {
  return sent ? { [SENT]: sent } : {}
}

/** What a form last sent without an answer, if `toStillSent` accepts it; otherwise null. */
export function readSentInput(input: TypedInput, now: Date): SentOnce | null {
  const { typed, known: content } = input[SENT] ?? {}
  if (typeof content !== 'string' || typeof typed !== 'object' || typed === null) return null
  if (!('key' in typed && 'sentAt' in typed)) return null
  const { key, sentAt } = typed
  if (typeof key !== 'string' || typeof sentAt !== 'number') return null
  return toStillSent({ key, content, sentAt }, now)
}

/**
 * The kept input of a form, whatever version of it wrote the draft, reduced to fields that the form has
 * and that accept the value.
 */
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
