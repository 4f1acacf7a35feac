/** Why a form was refused, by field. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/**
 * The first message of each field of a failed parse; an issue of the whole form is under ''.
 * @param error a zod error, or anything with the same `issues`
 */
export function toFieldErrors<Field extends string = string>(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}): FieldErrors<Field> {
  const errors: Record<string, string> = {}
  for (const { path, message } of error.issues) errors[path.map(String).join('.')] ??= message
  return errors as FieldErrors<Field>
}
