import { type FieldErrors, toFieldErrors } from '../field-errors.ts'

/** What a form says of each field that its schema refuses; nothing where it takes all. */
export const errorsOf = ({
  error,
}: {
  error?: Parameters<typeof toFieldErrors>[0]
}): FieldErrors => (error === undefined ? {} : toFieldErrors(error))
