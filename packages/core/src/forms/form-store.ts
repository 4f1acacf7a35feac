import type * as z from 'zod/mini'
import { type FieldErrors, toFieldErrors } from '../field-errors.ts'
import { isApiError } from '../http/index.ts'
import { isSameValue } from '../is-same-value.ts'
import { createListeners } from '../listeners.ts'
import { TEXT_MAX } from './field-limits.ts'
import { type FieldRules, type FormSchema, fieldRulesOf } from './field-rules.ts'
import { emptyFormValues, type FormValues } from './form-values.ts'

/** Names of a form's text fields. */
export type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string

/** One field of a form, for the component that shows it. */
export interface FieldBinding<Value> {
  readonly name: string
  readonly value: Value
  /** Called with the new value. */
  readonly onChange: (value: Value) => void
  /** Why it was refused, as long as it still holds the refused value. */
  readonly error: string | undefined
  readonly isRequired: boolean
}

/** A text field. */
export interface TextBinding extends FieldBinding<string> {
  /** Maximum number of characters. */
  readonly maxLength: number
}

/** What the user has to know about the stored state of their input. */
export type InputNotice =
  | {
      /** The content of the form is from an earlier visit: 'em 20/11/2026, às 14:32'. */
      readonly kind: 'restored'
      readonly when: string
    }
  /** It is not stored: leaving the page loses it. */
  | { readonly kind: 'unstored' }

/** A form as its view sees it; a new object after every change. */
export interface FormView<Values> {
  readonly values: Values
  /** A field of any kind. */
  field<Name extends keyof Values & string>(name: Name): FieldBinding<Values[Name]>
  /** A text field. */
  text(name: TextName<Values>): TextBinding
  /**
   * Whether anything has changed since the form was opened, or since the last `settle`; of a draft, whether
   * it is not empty.
   */
  readonly isDirty: boolean
  /** A new object for each refused attempt; undefined before the first. The focus moves to a refused field. */
  readonly refusal: object | undefined
  /** Submits the form if it is valid, otherwise shows what is refused. */
  readonly submit: () => void
  /** Shown next to the fields, if the page stores what is typed into them. */
  readonly inputNotice?: InputNotice | undefined
  /** Removes the stored input, because its user has discarded it. Absent if nothing is stored. */
  readonly forget?: (() => void) | undefined
}

/** Where the values of a form are held: in the form itself, or in a draft. */
export interface ValuesSource<Values> {
  /** The current values. */
  get(): Values
  /** Whether nothing was filled in, whenever that was; without it what the form began with counts as untouched. */
  isEmpty?(): boolean
  /** Replaces the values by the result of a function. */
  change(change: (values: Values) => Values): void
  /**
   * Calls the listener whenever the values have changed.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void
}

/** Options of a form. */
export interface FormOptions<Schema extends FormSchema> {
  readonly schema: Schema
  /** The schema that validates an attempt, if it depends on something that changes while the form is open. */
  readonly schemaNow?: () => Schema
  /** Where its values are held; in the form itself when absent. */
  readonly source?: ValuesSource<FormValues<Schema>>
  /** The initial values without a source; the others are empty. */
  readonly initial?: Partial<FormValues<Schema>>
  /** Input of an earlier visit: it counts as a change. */
  readonly typed?: Partial<FormValues<Schema>>
  /** Receives the parsed values when they are valid. */
  readonly onSubmit: (parsed: z.output<Schema>) => void
  /** Called for each attempt that the schema refuses, with the reasons by field. */
  readonly onRefused?: (errors: FieldErrors) => void
}

/** An open form. */
export interface Form<Values> {
  /** The same object until something changes. */
  snapshot(): FormView<Values>
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void
  /** Changes some fields. */
  set(changes: Partial<Values>): void
  /**
   * Shows the server's errors at the fields that it names. The fields of a conflict (412) hold the
   * current values instead of reasons and are not shown as refused; neither are fields that have changed
   * since sending.
   * @returns whether a field of this form shows the error
   */
  refuse(error: unknown): boolean
  /** Shows errors that the schema cannot know, by field. */
  reject(errors: FieldErrors): void
  /**
   * Treats the current values as untouched: they have been saved, or are no longer intended.
   * @param followed only these, which somebody else has changed: the others stay as they are
   */
  settle(followed?: Partial<Values>): void
}

function createValues<Values>(initial: Values): ValuesSource<Values> {
  let values = initial
  const listeners = createListeners()
  return {
    get: () => values,
    change(change) {
      values = change(values)
      listeners.notify()
    },
    subscribe: listeners.subscribe,
  }
}

/** The reason of a refusal, and the values that were refused. */
interface Refusal<Values> {
  readonly errors: FieldErrors
  readonly values: Values
}

/**
 * A form over a schema: what a field accepts, whether the whole may be sent, and the text of each error
 * come from the schema alone. A field that has changed since it was refused no longer shows its error.
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
  let untouched: Values = given?.get() ?? { ...emptyFormValues(schema), ...initial }
  const source = given ?? createValues<Values>({ ...untouched, ...typed })
  let refusal: Refusal<Values> | undefined
  /** The values sent last: a refusal refers to them, whatever the form holds by now. */
  let sent: Values | undefined
  let shown: FormView<Values>
  let stopFollowing = () => {}
  const listeners = createListeners(
    () => {
      stopFollowing = source.subscribe(show)
      // Nobody followed the source until now.
      if (shown.values !== source.get()) show()
    },
    () => stopFollowing(),
  )

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
      isDirty: source.isEmpty ? !source.isEmpty() : !isSameValue(values, untouched),
      refusal,
      submit,
    }
  }
  function show() {
    shown = toView()
    listeners.notify()
  }
  shown = toView()
  return {
    snapshot: () => shown,
    subscribe: listeners.subscribe,
    set,
    reject: (errors) => reject(errors),
    refuse(error) {
      if (!isApiError(error) || error.status === 412) return false
      const named = Object.entries(error.errors).filter(([name]) => name in schema.shape)
      if (named.length === 0) return false
      reject(Object.fromEntries(named), sent)
      return named.some(([name]) => toFacts(name, source.get()).error !== undefined)
    },
    settle(followed) {
      untouched = followed ? { ...untouched, ...followed } : source.get()
      if (!followed) refusal = undefined
      show()
    },
  }
}
