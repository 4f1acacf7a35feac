import { toFieldErrors } from '@tramite/core/forms'
import { type Credentials, signInSchema } from '@tramite/core/session'

export { signInWith } from '@tramite/react/ports'

/** Why the form cannot be sent, by field; undefined if it can. */
export function toSignInErrors(values: Credentials) {
  const parsed = signInSchema.safeParse(values)
  return parsed.success ? undefined : toFieldErrors(parsed.error)
}
