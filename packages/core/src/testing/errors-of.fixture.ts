import { type FieldErrors, toFieldErrors } from '../field-errors.ts'

/** The errors of each field that a schema refuses; empty if it accepts all. */
export const errorsOf = ({
  error,
}: {
  error?: Parameters<typeof toFieldErrors>[0]
}): FieldErrors => (error === undefined ? {} : toFieldErrors(error))
