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

/** A form on a page: for its view, and for who sends it. */
export type PageForm<Values> = FormView<Values> &
  Pick<Form<Values>, 'set' | 'refuse' | 'reject' | 'settle'>

/** What a form on a page is made of. */
export interface PageFormOptions<Schema extends FormSchema, Kept>
  extends Omit<FormOptions<Schema>, 'source' | 'schemaNow'> {
  /** Where its values are kept, beside what else the draft keeps; with the form alone when absent. */
  readonly draft?: Draft<Kept>
}

function toSource<Values, Kept extends Values>(draft: Draft<Kept>): ValuesSource<Values> {
  return {
    get: () => draft.snapshot().values,
    change: (change) => draft.change((last) => ({ ...last, ...change(last) })),
    subscribe: draft.subscribe,
  }
}

/**
 * A form on a page. What its fields take and when it may be sent come from its schema.
 * @param options the draft, the first values and what the schema asks of each field are read once; the schema that
 *   judges what is sent and `onSubmit` are always the newest
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
  return { ...view, set, refuse, reject, settle }
}
