/** A group of choices is no field, its choices are; a button, as that of a file, may not be called invalid. */
const refused = '[aria-invalid="true"]:not([role$="group"]), [data-refused]'

/**
 * Has the first field that holds half of a value say so, and moves the focus to it: to its form such a field is
 * empty, as one that may be left out.
 * @returns whether there is one
 */
export function focusFirstHalf(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[data-half]')
  field?.dispatchEvent(new Event('invalid'))
  field?.focus()
  return field !== null && field !== undefined
}

/** Moves the focus to the first refused field of a form. */
export function focusFirstRefused(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>(refused)?.focus()
}
