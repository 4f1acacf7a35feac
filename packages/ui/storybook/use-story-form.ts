import {
  createForm,
  type FormOptions,
  type FormSchema,
  type FormValues,
  type FormView,
} from '@tramite/core/forms'
import { useState, useSyncExternalStore } from 'react'

/** A form for a story: as on a page, with nobody behind it. */
export function useStoryForm<Schema extends FormSchema>(
  options: FormOptions<Schema>,
): FormView<FormValues<Schema>> {
  const [form] = useState(() => createForm(options))
  return useSyncExternalStore(form.subscribe, form.snapshot)
}
