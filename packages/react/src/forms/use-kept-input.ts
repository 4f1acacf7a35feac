import { createInputDraft, readTypedInput, toTypedInput } from '@tramite/core/drafts'
import type { FormSchema, FormValues, InputNotice } from '@tramite/core/forms'
import { useDraft } from '../drafts/use-draft.ts'

/** Where a short form keeps what is typed into it. */
export interface KeptPlace {
  /** Unique among the forms of a program, and the same in every version of it. */
  readonly name: string
  /** The record that it is about; absent for a form that stands alone. */
  readonly id?: string
}

/** What is typed into a short form and is not saved. */
export interface KeptInput<Schema extends FormSchema> {
  /** What was typed, and what stood in the same fields before. */
  readonly read: () => ReturnType<typeof readTypedInput<Schema>>
  /**
   * Keeps what stands in the form.
   * @param before what stood in it at first
   */
  readonly keep: (values: FormValues<Schema>, before: Partial<FormValues<Schema>>) => void
  /** Forgets it: it is saved, or given up. */
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
  return {
    read: () => readTypedInput(schema, draft.snapshot().values),
    keep: (values, before) => {
      const input = toTypedInput(values, before)
      if (JSON.stringify(input) !== JSON.stringify(draft.snapshot().values)) {
        draft.change(() => input)
      }
    },
    forget: draft.finish,
    notice: notice?.kind === 'restored' || notice?.kind === 'unkept' ? notice : undefined,
  }
}
