import {
  createForm,
  type Form,
  type FormOptions,
  type FormSchema,
  type FormValues,
  type FormView,
} from '@tramite/core/forms'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A form on a page: for its view, and for who sends it. */
export type PageForm<Values> = FormView<Values> & Pick<Form<Values>, 'set' | 'refuse' | 'settle'>

/**
 * A form on a page. What its fields take and when it may be sent come from its schema.
 * @param options the schema, the source and the first values are read once; `onSubmit` is always the newest
 * @example
 * const form = useForm({ schema: renameSchema, initial: { name }, onSubmit: ({ name }) => rename.mutate({ id, name }) })
 * <RenameDialog form={form} />
 */
export function useForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
): PageForm<FormValues<Schema>> {
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const [form] = useState(() =>
    createForm({
      ...options,
      onSubmit: (parsed) => newest.current.onSubmit(parsed),
      onRefused: (errors) => newest.current.onRefused?.(errors),
    }),
  )
  const view = useSyncExternalStore(form.subscribe, form.snapshot)
  const { set, refuse, settle } = form
  return { ...view, set, refuse, settle }
}
