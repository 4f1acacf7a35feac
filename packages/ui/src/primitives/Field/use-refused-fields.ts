import { type RefObject, useEffect, useState } from 'react'

type Errors<Name extends string> = { readonly [name in Name]?: string | undefined }

/**
 * What a form shows of a refused attempt: the focus goes to the first refused field, and a field
 * that has been changed since is no longer called wrong.
 * @param errors a new object for each refused attempt, so that a repeated mistake is shown again
 * @param values what the fields hold, by the names that the errors have
 * @returns the errors of fields that still hold what was refused
 */
export function useRefusedFields<Name extends string>(
  form: RefObject<HTMLElement | null>,
  errors: Errors<Name>,
  values: { readonly [name in Name]: unknown },
): Errors<Name> {
  const [refused, setRefused] = useState({ errors, values })
  if (refused.errors !== errors) setRefused({ errors, values })
  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [form, errors])
  const names = Object.keys(errors) as Name[]
  const standing = names.filter((name) => values[name] === refused.values[name])
  return Object.fromEntries(standing.map((name) => [name, errors[name]])) as Errors<Name>
}
