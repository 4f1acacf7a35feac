import {
  createForm,
  type FormOptions,
  type FormSchema,
  type FormValues,
  type FormView,
} from '@tramite/core/forms'
import { useState, useSyncExternalStore } from 'react'

/** A form for a story, without a server. */
export function useStoryForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormView<FormValues<Schema>> {
  const [form] = useState(() => createForm(options))
  return useSyncExternalStore(form.subscribe, form.snapshot)
}
