import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first refused field.
 * @param errors a new object for each refused attempt, so that a repeated mistake moves it again
 */
export function useFocusFirstError(
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
}
