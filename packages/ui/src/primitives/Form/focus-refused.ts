/** A group of choices is no field, its choices are; a button, as that of a file, may not be called invalid. */
const refused = '[aria-invalid="true"]:not([role$="group"]), [data-refused]'

/** Moves the focus to the first refused field of a form. */
export function focusFirstRefused(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus()
}
