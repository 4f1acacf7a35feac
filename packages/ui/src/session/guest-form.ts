import { type RefObject, useEffect } from 'react'

/** The firm's name and mark, which every page for visitors shows. */
export interface FirmMark {
  firmName: string
  firmLabel: string
}

/** Moves the focus to the first refused field whenever the errors change. */
export function useFocusOnError(
  form: RefObject<HTMLFormElement | null>,
  errors: Readonly<Record<string, string | undefined>>,
): void {
  const refused = Object.values(errors).filter(Boolean).join('\n')
  useEffect(() => {
    if (!refused) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, refused])
}
