import { type RefObject, useEffect } from 'react'
import { invalidField } from './invalid-field.ts'

/** A button, such as that of a file, may not be marked invalid. */
const refused = `${invalidField}, [data-refused]`

/**
 * After a refused attempt the focus moves to the first refused field of a form.
 * @param refusal another one for each refused attempt; undefined or 0 before the first
 */
export function useFocusOnRefusal(
  form: RefObject<HTMLElement | null>,
  refusal: object | number | undefined,
): void {
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>(refused)?.focus()
  }, [form, refusal])
}
