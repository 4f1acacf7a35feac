/** Moves the focus to the first refused field of a form; a group of choices is none, its choices are. */
export function focusFirstRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]:not([role$="group"])')?.focus()
}
