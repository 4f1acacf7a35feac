import { emptyFormValues, type FormSchema, type FormValues } from '@tramite/core/forms'
import { useEffect, useEffectEvent, useState } from 'react'
import { type PageForm, type PageFormOptions, useForm } from './use-form.ts'
import { type KeptPlace, useKeptInput } from './use-kept-input.ts'

/** A short form whose input is kept. */
export interface KeptForm<Values> {
  readonly form: PageForm<Values>
  /** What stood in it before anything was typed, also where that was another time. */
  readonly before: Values
  /** Forgets what was typed: it is saved, or given up. */
  readonly forget: () => void
}

/**
 * A short form on a page. What is typed is there again after a reload or a session that ended, until it is
 * saved or given up.
 * @param options `kept`, as what `useForm` reads once, must not change between renders
 * @example
 * const { form, forget } = useKeptForm({ kept: { name: 'demand-rename', id }, schema: renameSchema, initial: { name }, onSubmit })
 */
export function useKeptForm<Schema extends FormSchema>({
  kept: place,
  ...options
}: Omit<PageFormOptions<Schema, FormValues<Schema>>, 'draft' | 'typed'> & {
  readonly kept: KeptPlace
}): KeptForm<FormValues<Schema>> {
  const kept = useKeptInput(options.schema, place)
  const [{ typed, before }] = useState(() => {
    const { typed, known } = kept.read()
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
  }
}
