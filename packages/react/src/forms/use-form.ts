import type { Draft } from '@tramite/core/drafts'
import {
  createForm,
  type Form,
  type FormOptions,
  type FormSchema,
  type FormValues,
  type FormView,
  type ValuesSource,
} from '@tramite/core/forms'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

/** A form on a page: for its view, and for the code that sends it. */
export type PageForm<Values> = FormView<Values> &
  Pick<Form<Values>, 'set' | 'refuse' | 'reject' | 'settle'>

/** What a form on a page is made of. */
export interface PageFormOptions<Schema extends FormSchema, Kept>
  extends Omit<FormOptions<Schema>, 'source' | 'schemaNow'> {
  /**
   * Where its values are kept, beside the draft's other values; only in the form when absent. As long as
   * the draft is not empty the form is dirty, also when it was restored.
   */
  readonly draft?: Draft<Kept>
}

function toSource<Values, Kept extends Values>(draft: Draft<Kept>): ValuesSource<Values> {
  return {
    get: () => draft.snapshot().values,
    isEmpty: () => draft.snapshot().isEmpty,
    change: (change) => draft.change((last) => ({ ...last, ...change(last) })),
    subscribe: draft.subscribe,
  }
}

/**
 * A form on a page. Its schema defines what its fields accept and when it may be sent.
 * @param options the draft, the initial values and the schema's field rules are read once; the schema that
 * validates on sending and `onSubmit` are always the latest
 * @example
 * const form = useForm({ schema: renameSchema, initial: { name }, onSubmit: ({ name }) => rename.mutate({ id, name }) })
 * <RenameDialog form={form} />
 */
export function useForm<
  Schema extends FormSchema,
  Kept extends FormValues<Schema> = FormValues<Schema>,
>({ draft, ...options }: PageFormOptions<Schema, Kept>): PageForm<FormValues<Schema>> {
  const newest = useRef(options)
  useEffect(() => {
    newest.current = options
  })
  const [form] = useState(() =>
    createForm({
      ...options,
      ...(draft && { source: toSource<FormValues<Schema>, Kept>(draft) }),
      schemaNow: () => newest.current.schema,
      onSubmit: (parsed) => newest.current.onSubmit(parsed),
      onRefused: (errors) => newest.current.onRefused?.(errors),
    }),
  )
  const view = useSyncExternalStore(form.subscribe, form.snapshot, form.snapshot)
  const { set, refuse, reject, settle } = form
  return { ...view, set, refuse, reject, settle, forget: draft?.finish }
}
