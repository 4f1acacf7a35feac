export { toFieldErrors } from '../field-errors.ts'
