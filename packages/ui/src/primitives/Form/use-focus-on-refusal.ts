import { type RefObject, useEffect } from 'react'

/**
 * A group of choices is not a field, but its choices are; a button, such as that of a file, may not be
 * marked invalid.
 */
const refused = '[aria-invalid="true"]:not([role$="group"]), [data-refused]'

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
