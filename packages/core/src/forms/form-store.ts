import type * as z from 'zod/mini'
import { type FieldErrors, toFieldErrors } from '../field-errors.ts'
import { isApiError } from '../http/index.ts'
import { TEXT_MAX } from './field-limits.ts'
import { type FieldRules, type FormSchema, fieldRulesOf } from './field-rules.ts'
import { emptyFormValues, type FormValues } from './form-values.ts'

/** Names of a form's fields that hold a text. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/** One field of a form, for the component that shows it. */
export interface FieldBinding<Value> {
  readonly name: string
  readonly value: Value
  /** Takes what the user has made of it. */
  readonly onChange: (value: Value) => void
  /** Why it was refused, as long as it holds what was refused. */
  readonly error: string | undefined
  readonly isRequired: boolean
}

/** A field that holds a text. */
export interface TextBinding extends FieldBinding<string> {
  /** Most characters. */
  readonly maxLength: number
}

/** What somebody has to know of what is kept of their input. */
export type InputNotice =
  | {
      /** What stands in the form was typed another time: 'em 20/11/2026, às 14:32'. */
      readonly kind: 'restored'
      readonly when: string
    }
  /** It is not being kept: who leaves loses it. */
  | { readonly kind: 'unkept' }

/** A form as its view sees it; another object whenever something changed. */
export interface FormView<Values> {
  readonly values: Values
  /** A field of any kind. */
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>
  /** A field that holds a text. */
  text(name: TextName<Values>): TextBinding
  /** Whether anything was changed since it was opened, or since `settle` last said that all of it is kept. */
  readonly isDirty: boolean
  /** Another object for each refused attempt; undefined before the first: the focus goes to a refused field. */
  readonly refusal: object | undefined
  /** Sends it where it is valid, otherwise shows what is refused. */
  readonly submit: () => void
  /** To be said beside the fields, where the page keeps what is typed into them. */
  readonly inputNotice?: InputNotice | undefined
}

/** Where the values of a form are kept: with it alone, or in a draft. */
export interface ValuesSource<Values> {
  /** What they are now. */
  get(): Values
  /** Replaces them by what is made of them. */
  change(change: (values: Values) => Values): void
  /**
   * Calls the listener whenever they have changed.
   * @returns ends it
   */
  subscribe(listener: () => void): () => void
}

/** What a form is made of. */
export interface FormOptions<Schema extends FormSchema> {
  readonly schema: Schema
  /** What judges an attempt, where the schema follows something that changes while the form is open. */
  readonly schemaNow?: () => Schema
  /** Where its values are; with the form alone when absent. */
  readonly source?: ValuesSource<FormValues<Schema>>
  /** What stands in it at first, without a source; the rest is empty. */
  readonly initial?: Partial<FormValues<Schema>>
  /** What was typed over it another time: it counts as a change. */
  readonly typed?: Partial<FormValues<Schema>>
  /** Takes the values when they are valid, as the schema makes them. */
  readonly onSubmit: (parsed: z.output<Schema>) => void
  /** Told of each attempt that the schema refuses, with why, by field. */
  readonly onRefused?: (errors: FieldErrors) => void
}

/** A form that is open. */
export interface Form<Values> {
  /** The same object until something changes. */
  snapshot(): FormView<Values>
  /** @returns ends it */
  subscribe(listener: () => void): () => void
  /** Changes some fields. */
  set(changes: Partial<Values>): void
  /**
   * Shows what the server refused at the fields that it names. The fields of a conflict (412) hold what
   * stands now and no reason: they are not shown as refused; nor are those that were changed since it was sent.
   * @returns whether it is said at a field of this form
   */
  refuse(error: unknown): boolean
  /** Shows what is wrong with fields for a reason that the schema cannot know, by field. */
  reject(errors: FieldErrors): void
  /** What stands in it is saved, or is no longer meant: it counts as untouched. */
  settle(): void
}

function createValues<Values>(initial: Values): ValuesSource<Values> {
  let values = initial
  const listeners = new Set<() => void>()
  return {
    get: () => values,
    change(change) {
      values = change(values)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What was refused: why, and what stood there. */
interface Refusal<Values> {
  readonly errors: FieldErrors
  readonly values: Values
}

/**
 * A form over a schema: what a field takes, whether the whole may be sent, and what is said of each field
 * come from the schema alone. A field that was changed since it was refused is no longer called wrong.
 *
 * @example
 * const form = createForm({ schema: renameSchema, initial: { name }, onSubmit: ({ name }) => rename(name) })
 * form.snapshot().text('name') // { value, onChange, error, isRequired: true, maxLength: 255, … }
 */
export function createForm<Schema extends FormSchema>({
  schema,
  schemaNow = () => schema,
  initial,
  typed,
  onSubmit,
  onRefused = () => {},
  source: given,
}: FormOptions<Schema>): Form<FormValues<Schema>> {
  type Values = FormValues<Schema>
  const rules = new Map<string, FieldRules>()
  const listeners = new Set<() => void>()
  let untouched: Values = given?.get() ?? { ...emptyFormValues(schema), ...initial }
  const source = given ?? createValues<Values>({ ...untouched, ...typed })
  let refusal: Refusal<Values> | undefined
  /** What was sent last: a refusal is of that, whatever stands there by now. */
  let sent: Values | undefined
  let shown: FormView<Values>
  let stopFollowing = () => {}

  const rulesOf = (name: string): FieldRules => {
    const known = rules.get(name) ?? fieldRulesOf(schema, name)
    rules.set(name, known)
    return known
  }
  const set = (changes: Partial<Values>) => {
    source.change((last) => ({ ...last, ...changes }))
    show()
  }
  const toFacts = (name: keyof Values & string, values: Values) => ({
    name,
    error: refusal?.values[name] === values[name] ? refusal.errors[name] : undefined,
    isRequired: rulesOf(name).isRequired,
  })
  const change = (name: keyof Values & string, value: unknown) => {
    source.change((last) => ({ ...last, [name]: value }))
    show()
  }
  const reject = (errors: FieldErrors, values = source.get()) => {
    refusal = { errors, values }
    show()
  }
  const submit = () => {
    const parsed = schemaNow().safeParse(source.get())
    if (!parsed.success) {
      const errors = toFieldErrors(parsed.error)
      reject(errors)
      onRefused(errors)
      return
    }
    refusal = undefined
    sent = source.get()
    show()
    onSubmit(parsed.data)
  }
  function toView(): FormView<Values> {
    const values = source.get()
    return {
      values,
      field: (name) => ({
        ...toFacts(name, values),
        value: values[name],
        onChange: (value) => change(name, value),
      }),
      text: (name) => ({
        ...toFacts(name, values),
        value: String(values[name]),
        onChange: (value) => change(name, value),
        maxLength: rulesOf(name).maxLength ?? TEXT_MAX,
      }),
      isDirty: JSON.stringify(values) !== JSON.stringify(untouched),
      refusal,
      submit,
    }
  }
  function show() {
    shown = toView()
    for (const listener of listeners) listener()
  }
  shown = toView()
  return {
    snapshot: () => shown,
    subscribe(listener) {
      if (listeners.size === 0) {
        stopFollowing = source.subscribe(show)
        // Nobody followed the source until now.
        if (shown.values !== source.get()) show()
      }
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stopFollowing()
      }
    },
    set,
    reject: (errors) => reject(errors),
    refuse(error) {
      if (!isApiError(error) || error.status === 412) return false
      const named = Object.entries(error.errors).filter(([name]) => name in schema.shape)
      if (named.length === 0) return false
      reject(Object.fromEntries(named), sent)
      return named.some(([name]) => toFacts(name, source.get()).error !== undefined)
    },
    settle() {
      untouched = source.get()
      refusal = undefined
      show()
    },
  }
}
