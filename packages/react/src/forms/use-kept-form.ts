import {
  createInputDraft,
  mergeByKey,
  readTypedInput,
  type TypedInput,
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
import { type PageForm, type PageFormOptions, useForm } from './use-form.ts'

/** Where a short form keeps what is typed into it. */
export interface KeptPlace {
  /** Unique among the forms of a program, and the same in every version of it. */
  readonly name: string
  /** The record that it is about; absent for a form that stands alone. */
  readonly id?: string
}

/** What is typed into a short form and is not saved. */
export interface KeptInput<Schema extends FormSchema> {
  /** Begins with what was typed, and what stood in the same fields before. */
  readonly begin: () => ReturnType<typeof readTypedInput<Schema>>
  /**
   * Keeps what stands in the form; what another tab has typed into other fields stays.
   * @param before what stood in it at first
   */
  readonly keep: (values: FormValues<Schema>, before: Partial<FormValues<Schema>>) => void
  /** Forgets what stands in this form: it is saved, or given up. */
  readonly forget: () => void
  /** What to say of it beside the form. */
  readonly notice: InputNotice | undefined
}

/**
 * What is typed into a short form, kept as the draft of a long one is; passwords are not.
 * @param place must not change between renders
 */
export function useKeptInput<Schema extends FormSchema>(
  schema: Schema,
  { name, id = '' }: KeptPlace,
): KeptInput<Schema> {
  const { draft, notice } = useDraft(createInputDraft(name), { id })
  // Of what is stored the part that stands in this form: the rest is another tab's.
  const own = useRef<TypedInput>({})
  const change = (input: TypedInput) => {
    const last = own.current
    own.current = input
    draft.change((stored) => mergeByKey(input, stored, last))
  }
  return {
    begin: () => {
      own.current = draft.snapshot().values
      return readTypedInput(schema, own.current)
    },
    keep: (values, before) => {
      const input = toTypedInput(values, before)
      const last = own.current
      const names = Object.keys({ ...input, ...last })
      if (names.some((name) => !isSameValue(input[name], last[name]))) change(input)
    },
    forget: () => {
      change({})
      draft.flush()
    },
    notice: notice?.kind === 'restored' || notice?.kind === 'unkept' ? notice : undefined,
  }
}

/** A short form whose input is kept. */
export interface KeptForm<Values> {
  readonly form: PageForm<Values>
  /** What stood in it before anything was typed, also where that was another time. */
  readonly before: Values
  /** Forgets what was typed: it is saved, or given up. */
  readonly forget: () => void
  /** The same, and the form is over: `onClose` of the options. */
  readonly close: () => void
}

/**
 * A short form on a page. What is typed is there again after a reload or a session that ended, until it is
 * saved or given up.
 * @param options `kept`, as what `useForm` reads once, must not change between renders
 * @example
 * const { form, close } = useKeptForm({ kept: { name: 'rename', id }, schema, initial: { name }, onSubmit, onClose })
 */
export function useKeptForm<Schema extends FormSchema>({
  kept: place,
  onClose,
  ...options
}: Omit<PageFormOptions<Schema, FormValues<Schema>>, 'draft' | 'typed'> & {
  readonly kept: KeptPlace
  /** Takes the form away, where it can be left. */
  readonly onClose?: () => void
}): KeptForm<FormValues<Schema>> {
  const kept = useKeptInput(options.schema, place)
  const [{ typed, before }] = useState(() => {
    const { typed, known } = kept.begin()
    return { typed, before: { ...emptyFormValues(options.schema), ...options.initial, ...known } }
  })
  const form = useForm<Schema>({ ...options, typed })
  const keep = useEffectEvent(() => kept.keep(form.values, before))
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the values change
  useEffect(() => keep(), [form.values])
  return {
    form: { ...form, inputNotice: form.isDirty ? kept.notice : undefined },
    before,
    forget: kept.forget,
    close: () => {
      kept.forget()
      onClose?.()
    },
  }
}
