export { type FieldErrors, toFieldErrors } from '../field-errors.ts'
