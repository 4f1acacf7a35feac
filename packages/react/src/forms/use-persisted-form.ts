import {
  createInputDraft,
  mergeByKey,
  pickSentInput,
  readSentInput,
  readTypedInput,
  type TypedInput,
  toSentInput,
  toSentOnce,
  toTypedInput,
} from '@tramite/core/drafts'
import {
  emptyFormValues,
  type FormSchema,
  type FormValues,
  type InputNotice,
  isSameValue,
} from '@tramite/core/forms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { type PageForm, type PageFormOptions, useForm } from './use-form.ts'

/** Where a short form stores what is typed into it. */
export interface StoragePlace {
  /** Unique among the forms of a program, and stable across its versions. */
  readonly name: string
  /** The record that it is about; absent for a form about none. */
  readonly id?: string
}

/** Unsaved input of a short form. */
interface PersistedInput<Schema extends FormSchema> {
  /** Begins with what was typed earlier, and the values that these fields had before. */
  readonly begin: () => ReturnType<typeof readTypedInput<Schema>>
  /**
   * Keeps the form's values; what another tab has typed into other fields stays.
   * @param before the values it began with
   */
  readonly keep: (values: FormValues<Schema>, before: Partial<FormValues<Schema>>) => void
  /**
   * The key to send the content of the form with: the same content is sent under the same key, also after a
   * reload, so that it takes effect once; an hour later it takes effect again.
   */
  readonly keyOf: (content: unknown) => string
  /** Stores at once what is kept. */
  readonly flush: () => void
  /** Forgets the input of this form: it has been saved or discarded. */
  readonly forget: () => void
  /** The notice to show beside the form. */
  readonly notice: InputNotice | undefined
}

/**
 * Keeps the input of a short form in the way a long form keeps its draft, except passwords.
 * @param place must not change between renders
 */
export function usePersistedInput<Schema extends FormSchema>(
  schema: Schema,
  { name, id = '' }: StoragePlace,
): PersistedInput<Schema> {
  const { draft, notice } = useDraft(createInputDraft(name), { id })
  const { now } = useViewer()
  // The stored fields that this form has written; the others came from another tab.
  const own = useRef<TypedInput>({})
  const sent = useRef<TypedInput>({})
  const change = (input: TypedInput) => {
    const last = own.current
    own.current = input
    draft.change((stored) => mergeByKey(input, stored, last))
  }
  return {
    begin: () => {
      // Another form of the record keeps its fields in the same place.
      const stored = draft.snapshot().values
      const fields = Object.entries(stored).filter(([name]) => Object.hasOwn(schema.shape, name))
      sent.current = pickSentInput(stored)
      own.current = { ...Object.fromEntries(fields), ...sent.current }
      return readTypedInput(schema, own.current)
    },
    keep: (values, before) => {
      const typed = toTypedInput(values, before)
      const isTyped = Object.keys(typed).length > 0
      const input = { ...typed, ...(isTyped && sent.current) }
      const last = own.current
      const names = Object.keys({ ...input, ...last })
      if (names.some((name) => !isSameValue(input[name], last[name]))) change(input)
    },
    keyOf: (content) => {
      const sentAt = now()
      const once = toSentOnce(readSentInput(sent.current, sentAt), content, sentAt)
      sent.current = toSentInput(once)
      change({ ...own.current, ...sent.current })
      draft.flush()
      return once.key
    },
    flush: draft.flush,
    forget: () => {
      sent.current = {}
      change({})
      draft.flush()
    },
    notice: notice?.kind === 'restored' || notice?.kind === 'unstored' ? notice : undefined,
  }
}

/** A short form whose input is stored as it is typed. */
export interface PersistedForm<Values> {
  readonly form: PageForm<Values>
  /** The values from before anything was typed, even if that was on an earlier visit. */
  readonly before: Values
  /**
   * Stores other values than the typed ones, such as values to correct, for an answer that arrives after its
   * page was left.
   */
  readonly keep: (values: Values) => void
  /**
   * The key to create something with: after a lost answer the same content is sent under the same key, also
   * after a reload, so that it takes effect once. Changed content gets a new key, and so does what was last sent an
   * hour ago: it may have been removed since.
   */
  readonly keyOf: (content: unknown) => string
  /** Forgets what was typed: it has been saved or discarded. */
  readonly forget: () => void
  /** Forgets what was typed and closes the form: calls the `onClose` option. */
  readonly close: () => void
}

/**
 * A short form on a page. What is typed is there again after a reload or an expired session, until it is
 * saved or discarded.
 * @param options `storedAs`, like the options that `useForm` reads once, must not change between renders
 * @example
 * const { form, close } = usePersistedForm({ storedAs: { name: 'rename', id }, schema, initial: { name }, onSubmit, onClose })
 */
export function usePersistedForm<Schema extends FormSchema>({
  storedAs: place,
  onClose,
  ...options
}: Omit<PageFormOptions<Schema, FormValues<Schema>>, 'draft' | 'typed'> & {
  readonly storedAs: StoragePlace
  /** Closes the form, if it can be left. */
  readonly onClose?: () => void
}): PersistedForm<FormValues<Schema>> {
  const kept = usePersistedInput(options.schema, place)
  const [{ typed, before }] = useState(() => {
    const { typed, known } = kept.begin()
    return { typed, before: { ...emptyFormValues(options.schema), ...options.initial, ...known } }
  })
  const form = useForm<Schema>({ ...options, typed })
  // What the form shows as settled is nothing that was not sent.
  const keep = useEffectEvent(() => kept.keep(form.isDirty ? form.values : before, before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the values change
  useEffect(() => keep(), [form.values])
  return {
    form: {
      ...form,
      inputNotice: form.isDirty ? kept.notice : undefined,
      forget: kept.forget,
    },
    before,
    keep: (values) => {
      kept.keep(values, before)
      kept.flush()
    },
    keyOf: kept.keyOf,
    forget: kept.forget,
    close: () => {
      kept.forget()
      onClose?.()
    },
  }
}
