/**
 * A group of choices is not a field, but its choices are; a button, such as that of a file, may not be
 * marked invalid.
 */
const refused = '[aria-invalid="true"]:not([role$="group"]), [data-refused]'

/** Moves the focus to the first refused field of a form. */
export function focusFirstRefused(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus()
}
